/** Who may import whom. `npm run test:imports` checks it, and draws the picture in ARCHITECTURE.md anew with `-- --write`. */

/** Tests, and what only they use. */
const TESTS = '[.]test([.]|-d)|/testing(/|[.]ts$)|/(e2e|conformance|practices|test-kit|tests)/|^bench/';
const HOSTS = '^packages/(embedded-store|wordpress-plugin)/';
const STORE = 'packages/embedded-store/src';

/** A rule: what matches `from` does not import what matches `to`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Layers of the embedded store, from the ground up: each knows those below it. */
const LAYERS = [
  'database|reference|html|extensions',
  'accounts',
  'security',
  'rest|plugin-files',
  'shared',
  'site',
  'catalog',
  'sales',
  'marketing',
  'onboarding',
  'analytics',
  'pages|seed|test-controls',
];
const DOMAINS = LAYERS.slice(5, 11).join('|');

/** Areas of the client that know none of the others: they meet in `app`, through a store, a route or an extension point. */
const AREAS = ['shell', 'screens', 'tasks', 'classic'];
/** What several areas show. */
const SHARED = 'activity|guides|figures|palette';

module.exports = {
  forbidden: [
    forbid('no-cycle', 'Files import each other in one direction.', {}, { circular: true }),
    forbid('no-unresolvable', 'What is imported is there.', {}, { couldNotResolve: true }),
    forbid(
      'declared',
      'What ships declares what it imports.',
      { pathNot: TESTS },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-tools',
      'What ships does not stand on tools.',
      { pathNot: [TESTS, '^(scripts|packages/gallery)/', '^[^/]+$'] },
      { dependencyTypes: ['npm-dev'], pathNot: '^packages/' },
    ),
    forbid('no-tests', 'What only tests use is imported by tests.', { pathNot: TESTS }, { path: TESTS }),
    forbid(
      'by-the-index',
      'A package is its index.ts.',
      { path: '^(packages|stores)/([^/]+)/|^client/', pathNot: TESTS },
      {
        path: '^(packages|stores)/([^/]+)/',
        pathNot: ['^$1/$2/', '^(packages|stores)/[^/]+/src/index[.]tsx?$', '[.](css|json)$'],
      },
    ),
    forbid(
      'packages',
      'Packages know no store and no screen.',
      { path: '^packages/', pathNot: [HOSTS, '^packages/(wizard|gallery)/'] },
      { path: '^(stores|client)/' },
    ),
    forbid(
      'wizard',
      'What guides and extensions share knows stores, and no screen.',
      { path: '^packages/wizard/' },
      { path: '^client/' },
    ),
    forbid('stores', 'A store knows no screen.', { path: '^stores/' }, { path: '^(client|packages/ui)/' }),
    forbid(
      'hosts-apart',
      'A host is imported by nobody.',
      { path: '^(packages|stores|client)/', pathNot: [HOSTS, TESTS] },
      { path: HOSTS },
    ),
    forbid(
      'hosts-alone',
      'A host imports nothing of the client.',
      { path: HOSTS, pathNot: TESTS },
      { path: '^(packages|stores|client)/', pathNot: HOSTS },
    ),
    forbid(
      'screens',
      'Screens read and write by hooks of the stores.',
      { path: '^client/', pathNot: ['^client/(app|surface)/', TESTS] },
      { path: ['node_modules/(redux-saga|react-redux|@reduxjs/toolkit)/', '^packages/http/'] },
    ),
    ...AREAS.map((area) =>
      forbid(
        `area-${area}`,
        'Areas of the client do not know each other.',
        { path: `^client/${area}/`, pathNot: TESTS },
        { path: `^client/(app|${AREAS.filter((other) => other !== area).join('|')})/` },
      ),
    ),
    forbid(
      'shared',
      'What several areas show knows none of them.',
      { path: `^client/(${SHARED})/`, pathNot: TESTS },
      { path: `^client/(app|${AREAS.join('|')})/` },
    ),
    ...LAYERS.slice(1).map((_, at) =>
      forbid(
        `layer-${LAYERS[at]}`,
        'The embedded store imports downwards.',
        { path: `^${STORE}/(${LAYERS[at]})/`, pathNot: TESTS },
        { path: `^${STORE}/(${LAYERS.slice(at + 1).join('|')})/` },
      ),
    ),
    forbid(
      'domains',
      'A domain of the embedded store is its index.ts.',
      { path: `^${STORE}/([^/]+)`, pathNot: TESTS },
      { path: `^${STORE}/(${DOMAINS})/`, pathNot: [`^${STORE}/($1/|[^/]+/index[.]ts$)`] },
    ),
    forbid(
      'pages-beside-seed',
      'Pages stand beside the seed and the controls of tests.',
      { path: `^${STORE}/pages/`, pathNot: TESTS },
      { path: `^${STORE}/(seed|test-controls)/` },
    ),
    forbid(
      'seed-beside-pages',
      'The seed and the controls of tests stand beside the pages.',
      { path: `^${STORE}/(seed|test-controls)/`, pathNot: TESTS },
      { path: `^${STORE}/pages/` },
    ),
  ],
  options: {
    babelConfig: { fileName: 'scripts/imports.babel.cjs' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]demo)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'metadata' },
  },
};
