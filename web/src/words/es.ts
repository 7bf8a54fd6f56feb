/** Every sentence of the page and of the table, in one piece of the build. */

const FILES = import.meta.glob<string>(
  ["./*.es.ftl", "../games/*/words.es.ftl", "../../../sobremesa/table/door/words.es.ftl"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
export const texts = Object.values(FILES);
