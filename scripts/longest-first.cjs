const TestSequencer = require('@jest/test-sequencer').default;

/** Journeys that take longest. Begun last, one of them alone would keep the whole suite waiting. */
const LONGEST = [
  'classic-pages.journey',
  'classic-panels.journey',
  'gallery.journey',
  'screens.journey',
  'failures.journey',
  'home-activity.journey',
  'wordpress/dashboard.wordpress',
  'navigation-menu.journey',
  'home-lists.journey',
  'activity-panel.journey',
  'analytics.journey',
].map((name) => `/client/e2e/${name}.ts`);

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
