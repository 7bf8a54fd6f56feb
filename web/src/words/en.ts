/** Every sentence of the page and of the table, in one piece of the build. */

const FILES = import.meta.glob<string>(
  ["./*.en.ftl", "../games/*/words.en.ftl", "../../../sobremesa/table/door/words.en.ftl"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
export const texts = Object.values(FILES);
