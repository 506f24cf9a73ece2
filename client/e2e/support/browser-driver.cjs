/** Stands for `playwright-core` in journeys: see `browser-environment.cjs`. */
module.exports = globalThis.browserDriver;
