import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config({ ignores: ["node_modules"] }, ...ts.configs.strict, ...svelte.configs.recommended, {
  files: ["**/*.svelte", "**/*.svelte.ts"],
  languageOptions: { parserOptions: { parser: ts.parser } },
});
