const BrowserEnvironment = require('./browser-environment.cjs');
const { journeys: takeTime } = require('../../../scripts/thorough.json');
const hosts = require('../hosts.json');

/** The rows that name what is left out, by the project's option `of`. */
const LISTS = { journeys: hosts.leftOut, brought: hosts.brought.leftOut, short: takeTime };

/**
 * Leaves out of a file of journeys what `hosts.json` says cannot hold in its host, or what `thorough.json` says takes time:
 * it is not run, and not counted.
 */
module.exports = class HostEnvironment extends BrowserEnvironment {
  #rows;

  constructor(config, context) {
    super(config, context);
    const { of = 'journeys' } = config.projectConfig.testEnvironmentOptions;
    if (of !== 'short') this.global.journeyHost = 'wordpress';
    const leftOut = LISTS[of];
    this.#rows = leftOut.filter(
      ({ file, kind = 'journey', test }) => test && context.testPath.endsWith(`/${file}.${kind}.ts`),
    );
  }

  handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name !== 'run_start') return;
    const known = namesIn(rootDescribeBlock, '');
    const stale = this.#rows.filter(({ test }) => !known.some((each) => each.startsWith(test)));
    if (stale.length > 0)
      throw new Error(`No test is named like this: ${stale.map(({ test }) => test).join('; ')}`);
    prune(rootDescribeBlock, '', (full) => this.#rows.some(({ test }) => full.startsWith(test)));
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
