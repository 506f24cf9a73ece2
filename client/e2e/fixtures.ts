import { test as base, expect } from '@playwright/test';
import { UserSessions } from './support/user-sessions';

interface TestFixtures {
  /** Checks that apply to every page of every test. */
  consoleGuard: void;
}

interface WorkerFixtures {
  sessions: UserSessions;
}

/**
 * `test` with user sessions. Each test fails for console output, uncaught errors and policy violations, except for
 * those allowed by `session.allowConsoleMessage`, and for lost focus.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sessions: [
    async ({ browser }, use) => {
      await use(new UserSessions(browser));
    },
    { scope: 'worker' },
  ],

  consoleGuard: [
    async ({ sessions }, use) => {
      await use();
      const messages = sessions.takeMessages();
      await sessions.close();
      expect(messages, 'console output, uncaught errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
