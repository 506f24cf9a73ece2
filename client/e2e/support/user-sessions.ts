import type { Browser, BrowserContextOptions } from '@playwright/test';
import { applyTestFont, type FontWidth } from './test-font';
import { UserSession } from './user-session';

export interface SessionOptions extends BrowserContextOptions {
  /** Default: `wide`, with which less text fits. */
  fontWidth?: FontWidth;
  /** Shared by the tests of a file, which only read pages. */
  isShared?: boolean;
}

/** The open sessions of a worker. */
export class UserSessions {
  readonly #browser: Browser;
  readonly #present = new Map<UserSession, { isShared: boolean }>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async create(origin: string, { fontWidth = 'wide', isShared = false, ...options }: SessionOptions = {}) {
    const context = await this.#browser.newContext(options);
    await applyTestFont(context, fontWidth);
    const session = await UserSession.create(context, origin);
    this.#present.set(session, { isShared });
    return session;
  }

  /** Messages since the last call that no test allowed. */
  takeMessages(): string[] {
    const messages = [...this.#present.keys()].flatMap((session) => session.unexpectedMessages);
    for (const session of this.#present.keys()) session.clearMessages();
    return messages;
  }

  /** Closes the sessions that are not shared. */
  async close(): Promise<void> {
    const leaving = [...this.#present].filter(([, { isShared }]) => !isShared);
    for (const [session] of leaving) this.#present.delete(session);
    await Promise.all(leaving.map(([{ context }]) => context.close()));
  }
}
