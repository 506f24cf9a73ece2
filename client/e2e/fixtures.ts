import { test as base, expect } from '@playwright/test';
import { Visitors } from './support/visitors';

interface TestFixtures {
  /** Checks what every page of every test has to hold. */
  quietPages: void;
}

interface WorkerFixtures {
  visitors: Visitors;
}

/**
 * `test` with visitors, whose pages have to be quiet: after each test nothing was printed to a console, thrown or stopped by the
 * page's policy unless the test said so by `visitor.expectNoise`, and no press left the focus to the page. How far a page moves by itself and what axe finds is asked of a
 * visitor at the moment that is meant: while a page loads, and in each of its states.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  visitors: [
    async ({ browser }, use) => {
      await use(new Visitors(browser));
    },
    { scope: 'worker' },
  ],

  quietPages: [
    async ({ visitors }, use) => {
      await use();
      const noise = visitors.takeNoise();
      await visitors.leave();
      expect(noise, 'console output, uncaught errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
