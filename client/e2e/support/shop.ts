import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { startBrowser, type Visit } from './browser';
import { StoreProcess } from './store-process';
import { logIn, type Visitor } from './visitor';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Shop {
  readonly store: StoreProcess;
  readonly visit: Visit;
  /** The same, with somebody already logged in. */
  visitAs(name: string, options?: BrowserContextOptions): Promise<Visitor>;
}

/** A real store in its own process and a real browser, for all journeys of one file; see `startBrowser`. */
export function startShop(flags: readonly string[] = []): Shop {
  const store = new StoreProcess(flags);
  const visit = startBrowser(() => store.origin);

  beforeAll(() => store.start());
  afterAll(() => store.dispose());

  const sessions = new Map<string, Session>();

  async function visitAs(name: string, options: BrowserContextOptions = {}): Promise<Visitor> {
    const session = sessions.get(name) ?? (await sessionOf(name));
    sessions.set(name, session);
    return visit({ ...options, storageState: session });
  }

  async function sessionOf(name: string): Promise<Session> {
    const { context, page } = await visit();
    await logIn(page, store.origin, name);
    return context.storageState();
  }

  return { store, visit, visitAs };
}
