/** Lets a plain Node process run the sources: `node --require ./typescript.cjs main.ts`, as the tests compile them. */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const babel = require('@babel/core');

const root = path.resolve(__dirname, '../../../..');
const cache = path.join(tmpdir(), 'store-admin-compiled');
mkdirSync(cache, { recursive: true });

require.extensions['.ts'] = (module, filename) => {
  module._compile(compile(filename), filename);
};

/** Styles and SQL are text. */
for (const extension of ['.css', '.sql']) {
  require.extensions[extension] = (module, filename) => {
    module.exports = readFileSync(filename, 'utf8');
  };
}

/** Several processes start at once, so a compiled file appears in one piece. */
function compile(filename) {
  const source = readFileSync(filename, 'utf8');
  const file = path.join(
    cache,
    createHash('sha256')
      .update(filename + source)
      .digest('hex'),
  );
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const { code } = babel.transformSync(source, { filename, cwd: root, envName: 'test' });
    writeFileSync(`${file}.${process.pid}`, code);
    renameSync(`${file}.${process.pid}`, file);
    return code;
  }
}
