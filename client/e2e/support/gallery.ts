import { provideSessions, type OpenSession } from './open-sessions';

/** Lets the tests of a file open the gallery of components, which `playwright.config.ts` has served. */
export function provideGallerySessions(): OpenSession {
  const openSession = provideSessions(() => process.env['GALLERY_ORIGIN'] ?? '');

  return async (options) => {
    const session = await openSession(options);
    // One sample holds a handler. Browsers say that the policy stops it wherever such HTML is read, to clean it as well.
    session.allowConsoleMessage(/^error: Executing inline event handler violates/);
    return session;
  };
}
