import axe, { type AxeResults } from 'axe-core';
import { HOME } from './urls';
import { isInWordPress, WORDPRESS_ELEMENTS, DASHBOARD_ELEMENTS, WORDPRESS_WRAPPERS } from './host';
import { watchFocus } from './focus-loss';
import type { APIResponse, BrowserContext, ConsoleMessage, Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Chromium reports this after a few seconds, which depends on the machine's speed. */
const UNUSED_IN_TIME = /was preloaded using link preload but not used within a few seconds/;

interface AxeScope {
  page?: Page;
  /** Limits the check to elements that match this selector, and their descendants. */
  within?: string;
  /** Disabled rules; the reason is documented at the call. */
  without?: readonly string[];
}

/** A user with their own browser profile. Console output, errors and policy violations fail the test. */
export class UserSession {
  /** Console errors and warnings, page errors and policy violations so far. */
  readonly messages: string[] = [];
  /** All REST API requests so far, as 'GET /wc-admin/options'. */
  readonly apiCalls: string[] = [];
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #origin: string;
  readonly #expected: RegExp[] = [];

  private constructor(context: BrowserContext, page: Page, origin: string) {
    this.context = context;
    this.page = page;
    this.#origin = origin;
  }

  static async create(context: BrowserContext, origin: string): Promise<UserSession> {
    await context.addInitScript(watchLayoutShift);
    await context.addInitScript(watchFocus);
    const session = new UserSession(context, await context.newPage(), origin);
    session.#watch(session.page);
    return session;
  }

  /** Opens another tab in the same profile. */
  async openTab(): Promise<Page> {
    const page = await this.context.newPage();
    this.#watch(page);
    return page;
  }

  /** Allows a message that this test causes on purpose, such as the browser's message for a status of 500. */
  allowConsoleMessage(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  get unexpectedMessages(): string[] {
    return this.messages.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }

  /** Clears the messages and the allowed patterns after a test. */
  clearMessages(): void {
    this.messages.length = 0;
    this.#expected.length = 0;
  }

  /** Opens a URL of the site, with the pointer outside of the page. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#origin}${path}`);
    // The headless shell starts with the pointer at the first pixel, where it opens the host's menu in right-to-left
    // layouts.
    await this.page.mouse.move(-1, -1);
  }

  logIn(name: string, target?: string): Promise<void> {
    return logIn(this.page, this.#origin, name, target);
  }

  /** Writes an option of the site as the current user, independent of the open page. */
  setOption(name: string, value: unknown): Promise<void> {
    return this.post('/wc-admin/options', { [name]: value });
  }

  /** Sends a POST request to the REST API as the current user, independent of the open page. */
  async post(path: string, body: object = {}): Promise<void> {
    await this.#call(path, { method: 'POST', data: body });
  }

  /** Reads from the REST API as the current user, independent of the open page. */
  async read(path: string): Promise<unknown> {
    const response = await this.#call(path, { method: 'GET' });
    return response.json();
  }

  async #call(path: string, options: { method: string; data?: object }): Promise<APIResponse> {
    const { request } = this.context;
    const nonce = await request.get(`${this.#origin}/wp-admin/admin-ajax.php?action=rest-nonce`);
    const headers = { 'X-WP-Nonce': await nonce.text() };
    const response = await request.fetch(`${this.#origin}/wp-json${path}`, { ...options, headers });
    if (!response.ok()) throw new Error(`${options.method} ${path} answered ${response.status()}.`);
    return response;
  }

  /** Rule ids and elements of all WCAG 2.2 A and AA violations on the current page. */
  async accessibilityViolations({ page = this.page, within, without = [] }: AxeScope = {}): Promise<
    string[]
  > {
    // Uses CDP, since the page's policy forbids evaluated scripts.
    const cdpSession = await this.context.newCDPSession(page);
    const present = await cdpSession.send('Runtime.evaluate', { expression: 'typeof axe' });
    if (present.result.value === 'undefined')
      await cdpSession.send('Runtime.evaluate', {
        expression: axe.source,
        allowUnsafeEvalBlockedByCSP: true,
      });
    const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
    const { result, exceptionDetails } = await cdpSession.send('Runtime.evaluate', {
      expression: `(${motionEnded.toString()})().then(() => axe.run(${scopeOf(within)}, { runOnly: ${JSON.stringify(WCAG)}, rules: ${JSON.stringify(rules)}, resultTypes: ['violations'] }))`,
      awaitPromise: true,
      returnByValue: true,
      allowUnsafeEvalBlockedByCSP: true,
    });
    await cdpSession.detach();
    if (exceptionDetails) throw new Error(`axe failed: ${exceptionDetails.text}`);
    return (result.value as AxeResults).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }

  /** The sum of layout shifts since the page was opened, except for those after an input. */
  layoutShift(page = this.page): Promise<number> {
    return page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
  }

  /**
   * Messages that only depend on the machine and its network: timing, and avatars, which WordPress loads from another
   * site.
   */
  #isOfNetwork(message: ConsoleMessage): boolean {
    const isUnreachable =
      message.text().startsWith('Failed to load resource: net::') &&
      !message.location().url.startsWith(this.#origin);
    return isUnreachable || UNUSED_IN_TIME.test(message.text());
  }

  #watch(page: Page): void {
    page.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type()) && !this.#isOfNetwork(message))
        this.messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.messages.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      const route = searchParams.get('rest_route') ?? pathname.match(/\/wp-json(\/.*)/)?.[1];
      if (route) this.apiCalls.push(`${request.method()} ${route}`);
    });
  }
}

/** Focus guards around menus and popovers, which pass focus on immediately; they are hidden from screen readers. */
const PASSED_ON = ['[class^="__focus-trap"]'];

/** The scope of axe as an expression: the whole page or a part, without elements that WordPress renders. */
function scopeOf(within = 'html'): string {
  if (!isInWordPress() || !WORDPRESS_WRAPPERS.includes(within))
    return JSON.stringify({ include: [within], exclude: PASSED_ON });
  return JSON.stringify({
    include: [within, ...DASHBOARD_ELEMENTS],
    exclude: [...WORDPRESS_ELEMENTS, ...PASSED_ON],
  });
}

/** Runs in the page: waits until all animations and transitions have ended. */
function motionEnded(): Promise<unknown> {
  // Getting the animations updates the styles, so that recent changes are included.
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  return Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
}

/** Logs in by the form and opens the target; each demo account's password equals its name. */
export async function logIn(page: Page, origin: string, name: string, target = HOME): Promise<void> {
  await page.goto(`${origin}/wp-login.php?redirect_to=${encodeURIComponent(`${origin}${target}`)}`);
  await page.fill('#user_login', name);
  await page.fill('#user_pass', name);
  await page.click('#wp-submit');
  await page.waitForURL((url) => !url.pathname.endsWith('wp-login.php'), { waitUntil: 'domcontentloaded' });
}

function watchLayoutShift(): void {
  const target = window as unknown as { layoutShift: number };
  target.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
      if (!entry.hadRecentInput) target.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
