/** Tests of functions alone say `@jest-environment node` and are spared the page, and what belongs to it. */
module.exports = typeof document === 'undefined' ? require('./set-up-functions') : require('./set-up-page');
