const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const { LicenseWebpackPlugin } = require('license-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');

const at = (...parts) => path.resolve(__dirname, ...parts);

/** Babel reads from the loader whether it compiles for browsers or for Node, see `babel.config.js`. */
const scripts = {
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  use: { loader: 'babel-loader', options: { cacheDirectory: true } },
};

/** Chunks that draw the pages, by the pattern of their path; `client/app/routes/page-list.tsx` imports them. */
const ROUTES = require('./client/app/routes/chunks.json');

/** Tells both hosts which files a page needs, so that no list is kept by hand. */
class ManifestPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Manifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Manifest', stage }, () => {
        const withoutVersion = (file) => file.replace(/\?.*/, '');
        const needed = (files) => [...files].map(withoutVersion).filter((file) => /\.(js|css)$/.test(file));
        const entrypoints = {};
        for (const [name, entry] of compilation.entrypoints) entrypoints[name] = needed(entry.getFiles());
        const chunks = {};
        for (const group of compilation.chunkGroups) {
          if (group.name && !compilation.entrypoints.has(group.name)) {
            chunks[group.name] = needed(group.getFiles());
          }
        }
        const missing = Object.values(ROUTES).filter((name) => !chunks[name]);
        if (missing.length > 0) throw new Error(`No page imports the chunk ${missing.join(', ')}.`);
        const manifest = { version: compilation.hash, entrypoints, chunks, routes: ROUTES };
        compilation.emitAsset('manifest.json', new sources.RawSource(JSON.stringify(manifest, null, 2)));
      });
    });
  }
}

/** Addresses carry a version, as the platform's do: that of the content, so that browsers keep what stays the same. */
const VERSION = '?ver=[contenthash:6]';

/**
 * What a page begins with. Where scripts of extensions run, the globals that they ask for are there first, and the
 * dashboard is built upon them, so that both share every module; a page without any carries nothing of it.
 */
const entriesIn = (folder, { dashboard, embedded, globals }) => ({
  dashboard: at(folder, dashboard),
  embedded: at(folder, embedded),
  globals: at(folder, globals),
  'dashboard-extended': { import: at(folder, dashboard), dependOn: 'globals' },
  'embedded-extended': { import: at(folder, embedded), dependOn: 'globals' },
});

/** Entries with extensions share nothing with other chunks, which would then carry what only extensions use. */
const UNSHARED = new Set(['globals', 'dashboard-extended', 'embedded-extended']);

/** Milliseconds; product specification, section 9. */
const CHUNK_TIMEOUT = 120_000;

/**
 * Adds the style sheet of a chunk to the page. The plugin has no timeout: one that never arrives fails as a script does.
 * The function is printed into the bundle, so it uses nothing from outside.
 */
function insertStyleSheet(link) {
  const timer = setTimeout(() => link.dispatchEvent(new Event('error')), 120_000); // CHUNK_TIMEOUT
  const stop = () => clearTimeout(timer);
  link.addEventListener('load', stop);
  link.addEventListener('error', stop);
  document.head.appendChild(link);
}

/** The dashboard, for browsers. */
const client = (production) => ({
  name: 'client',
  mode: production ? 'production' : 'development',
  // The maps are there for whoever looks for a mistake; naming them in every file would weigh on each page.
  devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
  entry: entriesIn('client/app/entries', {
    dashboard: 'dashboard.tsx',
    embedded: 'embedded.tsx',
    globals: 'globals.ts',
  }),
  output: {
    path: at('dist/client'),
    filename: production ? `[name].[contenthash:6].js${VERSION}` : '[name].js',
    // By number: a list of names would travel with the first script.
    chunkFilename: production ? `[id].[contenthash:6].js${VERSION}` : '[name].js',
    // Relative to the script itself: works in subdirectories and behind proxies that rewrite paths.
    publicPath: 'auto',
    uniqueName: 'storeAdmin',
    trustedTypes: { policyName: 'store-admin-chunks', onPolicyCreationFailure: 'continue' },
    chunkLoadTimeout: CHUNK_TIMEOUT,
    clean: production,
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [scripts, { test: /\.css$/, sideEffects: true, use: [MiniCssExtractPlugin.loader, 'css-loader'] }],
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: production ? `[name].[contenthash:6].css${VERSION}` : '[name].css',
      chunkFilename: production ? `[id].[contenthash:6].css${VERSION}` : '[name].css',
      // Every rule is scoped by its component's class, so the order of files does not matter.
      ignoreOrder: true,
      insert: insertStyleSheet,
    }),
    new ManifestPlugin(),
  ],
  optimization: {
    minimizer: [
      // As small as what webpack does by itself, in a quarter of the time. A home screen is 0.7 kB smaller for being gone
      // through more than once.
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        extractComments: { condition: 'some', banner: (file) => `Licences: ${file}` },
        minimizerOptions: { ecma: 2022, compress: { passes: 3 }, mangle: true },
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
    ],
    // Short numbers for what pages begin with: by default all would be as long as the longest.
    moduleIds: 'size',
    chunkIds: 'total-size',
    splitChunks: {
      chunks: ({ name }) => !UNSHARED.has(name),
    },
  },
  // Limits are held by size-limit, gzipped and by route (`.size-limit.cjs`).
  performance: false,
  stats: 'errors-warnings',
});

/** The embedded store, for Node. Only the database driver stays outside: it is a native module. */
const server = (production) => ({
  name: 'server',
  target: 'node20',
  mode: production ? 'production' : 'development',
  devtool: 'source-map',
  entry: { main: at('packages/embedded-store/src/main.ts') },
  output: { path: at('dist/server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
  externals: { libsql: 'commonjs libsql' },
  resolve: { extensions: ['.ts', '.js'] },
  // What extensions bring is loaded where it lies, not bundled.
  module: {
    rules: [scripts, { test: /\.(css|sql)$/, type: 'asset/source' }],
    parser: { javascript: { createRequire: false } },
  },
  optimization: { minimize: false },
  performance: false,
  stats: 'errors-warnings',
});

/** Every component in every state, for the eye and for the test that looks at it. */
const gallery = (production) => {
  const { output, ...shared } = client(production);
  return {
    ...shared,
    name: 'gallery',
    entry: {
      gallery: at('packages/gallery/src/main.tsx'),
      practices: at('packages/ui/src/practices/page.tsx'),
    },
    output: { ...output, path: at('dist/gallery'), filename: '[name].js' },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
    optimization: { ...shared.optimization, splitChunks: false },
  };
};

/**
 * The dashboard for WordPress: React, hooks and translations are the host's, so that extensions share them with us.
 * The host's React may be older than the one we develop with, and brings no JSX runtime (see `jsx-runtime.ts`).
 */
const wordpress = (production) => {
  const { output, resolve, plugins, ...shared } = client(production);
  const jsxRuntime = at('packages/wordpress-plugin/client/jsx-runtime.ts');
  return {
    ...shared,
    name: 'wordpress',
    devtool: production ? false : shared.devtool,
    entry: entriesIn('client/app/wordpress', {
      dashboard: 'dashboard.ts',
      embedded: 'embedded.ts',
      globals: 'globals.ts',
    }),
    output: { ...output, path: at('dist/wordpress') },
    plugins: [...plugins, thirdPartyNotices()],
    resolve: { ...resolve, alias: { 'react/jsx-runtime$': jsxRuntime } },
    externals: {
      react: 'React',
      'react-dom': 'ReactDOM',
      'react-dom/client': 'ReactDOM',
      moment: 'moment',
      '@wordpress/data': ['wp', 'data'],
      '@wordpress/hooks': ['wp', 'hooks'],
      '@wordpress/i18n': ['wp', 'i18n'],
    },
  };
};

/** The licences of all that is bundled, in one file of the zip. */
const thirdPartyNotices = () =>
  new LicenseWebpackPlugin({
    outputFilename: 'third-party-notices.txt',
    perChunkOutput: false,
    excludedPackageTest: (name) => name.startsWith('@admin/'),
  });

/** What an extension takes from the dashboard: its packages, and React. See `docs/extensions.md`. */
const OFFERED = /^(?:@admin\/[a-z-]+|@wordpress\/i18n|react|react\/jsx-runtime)$/;

/**
 * An extension in the typed style: one script that waits in the page for the packages it needs.
 * @param extension its name, the file it begins with, and the folder to put `{name}.js` into
 */
const extension = ({ name, entry, folder }, production) => {
  const needs = new Set();
  return {
    ...client(production),
    name,
    devtool: false,
    entry: { [name]: entry },
    output: { path: folder, filename: '[name].js', uniqueName: name },
    externalsType: 'var',
    externals({ request }, done) {
      if (!OFFERED.test(request)) return done();
      needs.add(request);
      return done(null, `packages[${JSON.stringify(request)}]`);
    },
    plugins: [new WaitingExtensionPlugin(name, needs)],
    optimization: { splitChunks: false },
  };
};

/** Wraps a script so that it runs once the dashboard has fetched what it needs. */
class WaitingExtensionPlugin {
  constructor(name, needs) {
    this.name = name;
    this.needs = needs;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WaitingExtension', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'WaitingExtension', stage }, () => {
        const file = `${this.name}.js`;
        const head = JSON.stringify({ id: this.name, needs: [...this.needs] }).slice(0, -1);
        compilation.updateAsset(
          file,
          (script) =>
            new sources.ConcatSource(
              `(window.storeAdminExtensions ??= []).push(${head},"run"(packages){\n`,
              script,
              '\n}});\n',
            ),
        );
      });
    });
  }
}

/**
 * @param {unknown} _env
 * @param {{ mode?: string }} [given]
 */
const dashboardAndStore = (_env, { mode } = {}) => {
  const production = mode !== 'development';
  return [client(production), server(production)];
};

module.exports = Object.assign(dashboardAndStore, { gallery, wordpress, extension });
