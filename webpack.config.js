const { createHash } = require('node:crypto');
const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const { LicenseWebpackPlugin } = require('license-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');

const at = (...parts) => path.resolve(__dirname, ...parts);

/** Babel gets the target from the loader, see `babel.config.js`. */
const scripts = {
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  use: { loader: 'babel-loader', options: { cacheDirectory: true } },
};

/** Chunks of pages by path pattern; imported in `client/app/routes/page-list.tsx`. */
const ROUTES = require('./client/app/routes/chunks.json');

/** Writes the manifest that both hosts read. */
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
        const languages = {};
        for (const { name, info } of compilation.getAssets()) {
          if (info.locale) languages[info.locale] = name;
        }
        const manifest = { version: compilation.hash, entrypoints, chunks, routes: ROUTES, languages };
        compilation.emitAsset('manifest.json', new sources.RawSource(JSON.stringify(manifest, null, 2)));
      });
    });
  }
}

/**
 * Compiles the translations: JSON for the embedded store, which serves it too, and for WordPress a script for each language,
 * listed in the manifest.
 */
class LanguagesPlugin {
  constructor(host) {
    this.host = host;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Languages', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: 'Languages', stage }, async () => {
        const { listLocales, toJson, fileOf } = await import('./scripts/languages.mjs');
        for (const locale of listLocales()) {
          compilation.fileDependencies.add(fileOf(locale));
          const json = JSON.stringify(toJson(locale, this.host));
          const hash = createHash('sha256').update(json).digest('hex').slice(0, 6);
          const [name, content] =
            this.host === 'wordpress'
              ? [`languages/${locale}.${hash}.js`, `storeAdminTranslations=${json};`]
              : [`languages/${locale}.json`, json];
          compilation.emitAsset(name, new sources.RawSource(content), { minimized: true, locale });
        }
      });
    });
  }
}

/** URLs contain a content hash, so that unchanged files stay in the browser cache. */
const VERSION = '?ver=[contenthash:6]';

/**
 * Entry points of a page. On pages with extension scripts, the globals are loaded first and the dashboard depends on them, so
 * that both share all modules. Other pages load neither.
 */
const entriesIn = (folder, { dashboard, embedded, globals }) => ({
  dashboard: at(folder, dashboard),
  embedded: at(folder, embedded),
  globals: at(folder, globals),
  'dashboard-extended': { import: at(folder, dashboard), dependOn: 'globals' },
  'embedded-extended': { import: at(folder, embedded), dependOn: 'globals' },
});

/** Entries with extensions share no chunks with others, which would then contain code for extensions. */
const UNSHARED = new Set(['globals', 'dashboard-extended', 'embedded-extended']);

/** In milliseconds, from section 9 of the product specification. */
const CHUNK_TIMEOUT = 120_000;

/**
 * Adds the style sheet of a chunk, with the timeout that the plugin lacks. The function is printed into the bundle, so it can't use
 * outer variables.
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
  // Source maps without a comment in each file, which would add to its size.
  devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
  entry: entriesIn('client/app/entries', {
    dashboard: 'dashboard.ts',
    embedded: 'embedded.ts',
    globals: 'globals.ts',
  }),
  output: {
    path: at('dist/client'),
    filename: production ? `[name].[contenthash:6].js${VERSION}` : '[name].js',
    // By id; a list of names would be part of the first script.
    chunkFilename: production ? `[id].[contenthash:6].js${VERSION}` : '[name].js',
    // Relative to the script; works in subdirectories and behind proxies.
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
      // Rules are scoped by class, so the order of files doesn't matter.
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
        extractComments: { condition: 'some', banner: (file) => `Licenses: ${file}` },
        minimizerOptions: { ecma: 2022, compress: { passes: 3 }, mangle: true },
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
    ],
    // Short ids for initial modules; by default all would be as long as the longest.
    moduleIds: 'size',
    chunkIds: 'total-size',
    splitChunks: {
      chunks: ({ name }) => !UNSHARED.has(name),
    },
  },
  // size-limit checks sizes by route (`.size-limit.cjs`).
  performance: false,
  stats: 'errors-warnings',
});

/** The embedded store, for Node. The database driver is a native module and not bundled. */
const server = (production) => ({
  name: 'server',
  target: 'node20',
  mode: production ? 'production' : 'development',
  devtool: 'source-map',
  entry: { main: at('packages/embedded-store/src/main.ts') },
  output: { path: at('dist/server'), filename: '[name].cjs', library: { type: 'commonjs2' } },
  externals: { libsql: 'commonjs libsql' },
  resolve: { extensions: ['.ts', '.js'] },
  // Server code of extensions is loaded at run time.
  module: {
    rules: [scripts, { test: /\.(css|sql)$/, type: 'asset/source' }],
    parser: { javascript: { createRequire: false } },
  },
  plugins: [new LanguagesPlugin('embedded-store')],
  optimization: { minimize: false },
  performance: false,
  stats: 'errors-warnings',
});

/** The page for keyboard tests of single widgets. */
const practices = (production) => {
  const { output, ...shared } = client(production);
  return {
    ...shared,
    name: 'practices',
    entry: { practices: at('packages/ui/src/practices/page.tsx') },
    output: { ...output, path: at('dist/practices'), filename: '[name].js' },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
    optimization: { ...shared.optimization, splitChunks: false },
  };
};

/**
 * The dashboard for WordPress. React, hooks and translations are WordPress's, so that extensions share them. Its React may be older
 * and lack a JSX runtime (see `jsx-runtime.ts`).
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
    plugins: [...plugins, new LanguagesPlugin('wordpress'), thirdPartyNotices()],
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

/** Writes the licenses of bundled packages to one file. */
const thirdPartyNotices = () =>
  new LicenseWebpackPlugin({
    outputFilename: 'third-party-notices.txt',
    perChunkOutput: false,
    excludedPackageTest: (name) => name.startsWith('@admin/'),
  });

/** Packages that extensions share with the dashboard, see `docs/extensions.md`. */
const OFFERED = /^(?:@admin\/[a-z-]+|@wordpress\/i18n|react|react\/jsx-runtime)$/;

/**
 * An extension with the typed API, as one script.
 * @param extension name, entry file, and output folder of `{name}.js`
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
    plugins: [new PendingExtensionPlugin(name, needs)],
    optimization: { splitChunks: false },
  };
};

/** Wraps a script so that it runs once its packages are loaded. */
class PendingExtensionPlugin {
  constructor(name, needs) {
    this.name = name;
    this.needs = needs;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PendingExtension', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'PendingExtension', stage }, () => {
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

module.exports = Object.assign(dashboardAndStore, { practices, wordpress, extension });
