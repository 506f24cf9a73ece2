const { TestEnvironment } = require('jest-environment-node');
const playwright = require('playwright-core');

/**
 * Where journeys run. The browser's driver is as large as a library gets: loaded here, it is there for every file of a worker,
 * where Jest would load it for each of them anew.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.browserDriver = playwright;
  }
};
