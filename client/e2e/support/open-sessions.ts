import { test } from '../fixtures';
import type { UserSession } from './user-session';
import type { UserSessions, SessionOptions } from './user-sessions';

/** Opens a session with its own browser profile, by default on a desktop screen. */
export type OpenSession = (options?: SessionOptions) => Promise<UserSession>;

/** Lets the tests of a file, or of a group in it, open the site that `getOrigin` names once everything has started. */
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
