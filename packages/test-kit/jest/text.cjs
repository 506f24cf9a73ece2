/** Files that the embedded store imports as text, its styles. */
module.exports = { process: (source) => ({ code: `module.exports = ${JSON.stringify(source)};` }) };
