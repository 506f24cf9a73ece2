/** Imports `.css` and `.sql` files as strings. */
module.exports = { process: (source) => ({ code: `module.exports = ${JSON.stringify(source)};` }) };
