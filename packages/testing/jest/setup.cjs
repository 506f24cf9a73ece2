/** Tests that begin with `@jest-environment node` run without jsdom and start faster. */
module.exports = typeof document === 'undefined' ? require('./setup-node') : require('./setup-jsdom');
