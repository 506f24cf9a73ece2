import { test } from '../fixtures';
import type { UserSession } from './user-session';
import type { UserSessions, SessionOptions } from './user-sessions';

/** Opens a session with its own browser profile, on a desktop screen by default. */
export type OpenSession = (options?: SessionOptions) => Promise<UserSession>;

/** Lets a test file, or a group in it, open the site at `getOrigin` after everything has started. */
export function provideSessions(getOrigin: () => string): OpenSession {
  let ofWorker: UserSessions | undefined;
  test.beforeAll(({ sessions }) => {
    ofWorker = sessions;
  });
  return (options) => {
    if (!ofWorker) throw new Error('The browser has not started yet.');
    return ofWorker.create(getOrigin(), options);
  };
}
