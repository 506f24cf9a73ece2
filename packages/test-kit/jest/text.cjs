/** Files that the embedded store imports as text, its styles and SQL. */
module.exports = { process: (source) => ({ code: `module.exports = ${JSON.stringify(source)};` }) };
