import { request, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { startBrowser, type Visit } from './browser';
import { StoreProcess } from './store-process';
import type { Visitor } from './visitor';

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

  /** Logs in without the form, which journeys of access and sessions fill in. */
  async function sessionOf(name: string): Promise<Session> {
    const client = await request.newContext({ baseURL: store.origin });
    const form = { log: name, pwd: name };
    const answer = await client.post('/wp-login.php', { form, maxRedirects: 0 });
    if (answer.status() !== 302) throw new Error(`The store let ${name} not in: ${answer.status()}.`);
    const session = await client.storageState();
    await client.dispose();
    return session;
  }

  return { store, visit, visitAs };
}
