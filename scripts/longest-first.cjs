const TestSequencer = require('@jest/test-sequencer').default;

/**
 * Files that take longest, by where they end. Begun last, one of them alone would keep the whole suite waiting. In a new
 * clone Jest knows of no durations and goes by the size of files, which says nothing of journeys.
 */
const LONGEST = [
  '/wordpress/pages.wordpress.ts',
  '/wordpress/hand-over.wordpress.ts',
  '/classic-pages.journey.ts',
  '/screens.journey.ts',
  '/classic-panels.journey.ts',
  '/wordpress/dashboard.wordpress.ts',
  '/gallery.journey.ts',
  '/accessibility.journey.ts',
  '/wordpress/delivery.wordpress.ts',
  '/navigation-menu.journey.ts',
  '/home-shell.journey.ts',
  '/wordpress/settings-pages.wordpress.ts',
  '/analytics.journey.ts',
  '/home-lists.journey.ts',
  '/home-activity.journey.ts',
  '/activity-panel.journey.ts',
  '/failures.journey.ts',
  '/payments-by-country.journey.ts',
  '/embedded-store/src/auth.test.ts',
  '/embedded-store/src/crash.test.ts',
  '/payments/payments-failures.test.tsx',
  '/tax/tax-failures.test.tsx',
  '/reports/demo-shop.test.ts',
  '/product/product.test.tsx',
  '/overview/overview.test.tsx',
  '/home/activity/activity-section.test.tsx',
  '/embedded-store/src/main.test.ts',
  '/embedded-store/src/stress.test.ts',
];

/** The order in which Jest begins test files: those known to be long, then the rest in the order of Jest itself. */
module.exports = class LongestFirst extends TestSequencer {
  async sort(tests) {
    const rank = ({ path }) => {
      const place = LONGEST.findIndex((end) => path.replaceAll('\\', '/').endsWith(end));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(tests)).toSorted((one, other) => rank(one) - rank(other));
  }
};
