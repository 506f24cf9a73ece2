const BrowserEnvironment = require('./browser-environment.cjs');
const { thorough } = require('../../../scripts/test-files.json');
const hosts = require('../hosts.json');

/** The rows that name what is left out, by the project's option `of`. */
const LISTS = { journeys: hosts.leftOut, brought: hosts.brought.leftOut, short: thorough.journeys };

/**
 * Leaves out of a file of journeys what `hosts.json` says cannot hold in its host, or what `test-files.json` says takes time:
 * it is not run, and not counted. With `isShare`, so is what a file has besides the tests that are always run in WordPress.
 */
module.exports = class HostEnvironment extends BrowserEnvironment {
  #rows;
  /** What alone is run; empty where the whole file is. */
  #share;

  constructor(config, context) {
    super(config, context);
    const { of = 'journeys', isShare = false } = config.projectConfig.testEnvironmentOptions;
    if (of !== 'short') this.global.journeyHost = 'wordpress';
    const ofThisFile = ({ file, kind = 'journey', test }) =>
      test && context.testPath.endsWith(`/${file}.${kind}.ts`);
    this.#rows = LISTS[of].filter(ofThisFile);
    this.#share = isShare ? hosts.always.tests.filter(ofThisFile) : [];
  }

  handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name !== 'run_start') return;
    const known = namesIn(rootDescribeBlock, '');
    const stale = [...this.#rows, ...this.#share].filter(
      ({ test }) => !known.some((each) => each.startsWith(test)),
    );
    if (stale.length > 0)
      throw new Error(`No test is named like this: ${stale.map(({ test }) => test).join('; ')}`);
    const isOneOf = (rows, full) => rows.some(({ test }) => full.startsWith(test));
    prune(
      rootDescribeBlock,
      '',
      (full) => isOneOf(this.#rows, full) || (this.#share.length > 0 && !isOneOf(this.#share, full)),
    );
  }
};

const nameIn = (outer, { name }) => (outer ? `${outer} ${name}` : name);

const namesIn = ({ children }, outer) =>
  children.flatMap((child) =>
    child.type === 'test' ? [nameIn(outer, child)] : namesIn(child, nameIn(outer, child)),
  );

function prune(block, outer, isLeftOut) {
  for (const child of block.children)
    if (child.type !== 'test') prune(child, nameIn(outer, child), isLeftOut);
  const stays = (child) =>
    child.type === 'test' ? !isLeftOut(nameIn(outer, child)) : child.children.length > 0;
  block.children = block.children.filter(stays);
  block.tests = block.tests.filter(stays);
}
