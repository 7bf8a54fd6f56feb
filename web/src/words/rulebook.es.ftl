### El reglamento.

rulebook-title = Reglas de { $game }
rulebook-lab = ¿Qué hace cada regla? Pruébalo en el laboratorio
rulebook-search = Buscar en las reglas
rulebook-contents = Contenido
rulebook-found = { $count ->
    [0] No aparece en las reglas. Prueba con otra palabra.
    [one] Aparece en una regla.
   *[other] Aparece en { $count } reglas.
}
rulebook-link = Enlace a la regla { $clause }
rulebook-table = Tabla
clause-open = Regla { $clause }: abrir el reglamento
