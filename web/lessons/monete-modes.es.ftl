### Los modos de Monete.

lesson-monete-modes-title = Monete: el marcador de color
lesson-monete-modes-hue = En Recreo y en Jungla hay otro marcador: con = se repite el color, con ≠ se cambia. En Recreo basta cumplir con uno; en Jungla, con los dos.
lesson-monete-modes-both = Aquí se juega en Jungla: sobre el 8 rojo va una roja de 8 o más. Juega el 11, deja + y pon ≠.
lesson-monete-modes-turn = Ahora se baja y se repite el azul: juega tu 9. Tras cada jugada pones los dos marcadores a tu gusto: deja − y pon ≠.
lesson-monete-modes-joker = El comodín es el número y el color que digas: que sea un 5 verde. Después deja − y pon ≠.
lesson-monete-modes-run = En un combo cada carta cumple con los dos: sube y cambia de color. Toca el 4 y el 5, y después pon − y =.
lesson-monete-modes-last = Tu 20 verde sube y cambia de color. ¡Suéltalo y ganas!
lesson-monete-modes-end = ¡Ganaste! Ya puedes jugar en Recreo y en Jungla.
