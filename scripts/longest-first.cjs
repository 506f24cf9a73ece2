const TestSequencer = require('@jest/test-sequencer').default;

/** Journeys that take longest. Begun last, one of them alone would keep the whole suite waiting. */
const LONGEST = [
  'gallery',
  'screens',
  'classic-pages',
  'classic-panels',
  'failures',
  'activity-panel',
  'navigation-menu',
].map((name) => `/client/e2e/${name}.journey.ts`);

/** The order in which Jest begins test files: those known to be long, then the rest in the order of Jest itself. */
module.exports = class LongestFirst extends TestSequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const place = LONGEST.findIndex((end) => path.replaceAll('\\', '/').endsWith(end));
      return place < 0 ? LONGEST.length : place;
    };
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
};
