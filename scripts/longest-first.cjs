const TestSequencer = require('@jest/test-sequencer').default;
const { longestFirst } = require('./test-files.json');

/**
 * The order in which Jest begins test files: those known to be long, then the rest in the order of Jest itself. In a new clone
 * Jest knows of no durations and goes by the size of files, which says nothing of journeys.
 */
module.exports = class LongestFirst extends TestSequencer {
  async sort(tests) {
    const rank = ({ path }) => {
      const place = longestFirst.files.findIndex((file) => path.replaceAll('\\', '/').endsWith(`/${file}`));
      return place < 0 ? longestFirst.files.length : place;
    };
    return (await super.sort(tests)).toSorted((one, other) => rank(one) - rank(other));
  }
};
