/** Targets `browserslist` of package.json, or the current Node for tests and server. */
module.exports = (api) => {
  const inNode = api.env('test') || api.caller((caller) => String(caller?.target).startsWith('node'));
  return {
    presets: [
      ['@babel/preset-env', { bugfixes: true, ...(inNode ? { targets: { node: '20' } } : {}) }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
