import { test as base, expect } from '@playwright/test';
import { UserSessions } from './support/user-sessions';

interface TestFixtures {
  /** Checks what every page of every test has to hold. */
  consoleGuard: void;
}

interface WorkerFixtures {
  sessions: UserSessions;
}

/**
 * `test` with user sessions. After each test it fails for console output, uncaught errors and policy violations, except
 * for those that `session.allowConsoleMessage` allows, and for focus lost to the page.
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
