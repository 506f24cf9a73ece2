/**
 * Babel configuration of dependency-cruiser, which doesn't support TypeScript 7 yet. Type imports count as imports.
 */
const keepTypes = () => ({
  visitor: {
    Program: {
      // Before the preset removes them.
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
