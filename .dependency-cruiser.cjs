/** Import rules. `npm run test:dependencies` checks them, and updates the graphs in ARCHITECTURE.md with `-- --write`. */

/** Tests, stories and their helpers. */
const TESTS = '[.](test|stories)([.]|-d)|/testing(/|[.]ts$)|/(e2e|conformance|practices|tests)/|^bench/';
const HOSTS = '^packages/(embedded-store|wordpress-plugin)/';
/** Areas of the client, which don't import each other. */
const AREAS = 'shell|screens|tasks|classic';
const SHARED_BY_AREAS = 'components|inbox|onboarding|metric-details|command-palette';

/** Layers of the embedded store, from the bottom up. Each imports those below it, and domains only through their `index.ts`. */
const STORE = 'packages/embedded-store/src';
const GROUND = [
  'database|reference|html|extensions|i18n',
  'accounts',
  'security',
  'rest|plugin-files',
  'shared',
];
const DOMAINS = ['site', 'catalog', 'sales', 'marketing', 'onboarding', 'analytics'];
const TOP = 'pages|seed|test-controls';
const LAYERS = [...GROUND, ...DOMAINS, TOP];

/** Forbids imports from `from` to `to`, except `except`, outside of tests. */
const forbid = (name, from, to, except = []) =>
  rule(name, { path: from, pathNot: TESTS }, { path: to, pathNot: except });
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-cycle', {}, { circular: true }),
    rule('no-unresolvable', {}, { couldNotResolve: true }),
    rule('package-json-names-it', { pathNot: TESTS }, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    rule(
      'tools-are-for-tools',
      { pathNot: [TESTS, '^(scripts|[.]storybook)/', '^[^/]+$'] },
      { dependencyTypes: ['npm-dev'], pathNot: '^packages/' },
    ),
    forbid('tests-are-for-tests', '', TESTS),
    forbid('package-is-its-index', '^(packages|stores)/([^/]+)/|^client/', '^(packages|stores)/([^/]+)/', [
      '^$1/$2/',
      '^(packages|stores)/[^/]+/src/index[.]tsx?$',
      '[.](css|json)$',
    ]),
    rule(
      'packages',
      { path: '^packages/', pathNot: [HOSTS, '^packages/wizard/'] },
      { path: '^(stores|client)/' },
    ),
    rule('wizard', { path: '^packages/wizard/' }, { path: '^client/' }),
    rule('stores', { path: '^stores/' }, { path: '^(client|packages/ui)/' }),
    rule(
      'host-is-imported-by-nobody',
      { path: '^(packages|stores|client)/', pathNot: [HOSTS, TESTS] },
      { path: HOSTS },
    ),
    forbid('host-stands-alone', HOSTS, '^(packages|stores|client)/', HOSTS),
    rule(
      'screens-use-hooks-of-stores',
      { path: '^client/', pathNot: ['^client/(app|extension-api)/', TESTS] },
      { path: ['node_modules/(redux-saga|react-redux|@reduxjs/toolkit)/', '^packages/http/'] },
    ),
    forbid('areas-apart', `^client/(${AREAS})/`, `^client/(app|${AREAS})/`, '^client/$1/'),
    forbid('shared-by-areas', `^client/(${SHARED_BY_AREAS})/`, `^client/(app|${AREAS})/`),
    ...LAYERS.slice(0, -1).map((layer, at) =>
      forbid(
        `store-above-${layer}`,
        `^${STORE}/(${layer})/`,
        `^${STORE}/(${LAYERS.slice(at + 1).join('|')})/`,
      ),
    ),
    forbid('store-top', `^${STORE}/(${TOP})/`, `^${STORE}/(${TOP})/`, `^${STORE}/$1/`),
    forbid('domain-is-its-index', `^${STORE}/([^/]+)`, `^${STORE}/(${DOMAINS.join('|')})/`, [
      `^${STORE}/($1/|[^/]+/index[.]ts$)`,
    ]),
  ],
  options: {
    babelConfig: { fileName: 'scripts/dependency-graph.babel.cjs' },
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
