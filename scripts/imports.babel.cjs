/**
 * How dependency-cruiser reads TypeScript, whose version 7 it does not know yet: by Babel, with types counted as imports.
 */
const keepTypes = () => ({
  visitor: {
    Program: {
      // Before the preset takes them out.
      enter(program) {
        program.traverse({
          ImportDeclaration: ({ node }) => {
            for (const each of [node, ...node.specifiers]) each.importKind = 'value';
          },
          ExportDeclaration: ({ node }) => {
            for (const each of [node, ...(node.source ? node.specifiers : [])]) each.exportKind = 'value';
          },
        });
      },
    },
  },
});

module.exports = {
  babelrc: false,
  configFile: false,
  plugins: [keepTypes],
  presets: [
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ],
};
