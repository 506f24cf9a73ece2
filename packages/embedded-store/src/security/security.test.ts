import { can, canEnterAdmin, createUser, hashPassword, verifyPassword } from '../accounts';
import { openTestStore } from '../testing/test-store';
import type { TestStore } from '../testing/test-store';
import {
  contentSecurityPolicy,
  createNonce,
  createScriptNonce,
  endSession,
  expireNonces,
  login,
  readSession,
  startSession,
  verifyNonce,
} from '.';
import type { Session } from '.';

const HOUR_MS = 60 * 60 * 1000;

let store: TestStore;
beforeEach(async () => (store = await openTestStore()));
afterEach(() => store.close());

function open(cookieHeader: string): Session {
  const session = readSession(store.context, cookieHeader.split(';')[0]);
  if (!session) throw new Error('There is no such session.');
  return session;
}

describe('passwords', () => {
  test('are stored as hashes that differ each time', async () => {
    const [first, second] = [hashPassword('päss wörd'), hashPassword('päss wörd')];

    expect(first).not.toBe(second);
    expect(first).not.toContain('wörd');
    expect(await verifyPassword('päss wörd', first)).toBe(true);
    expect(await verifyPassword('pass word', first)).toBe(false);
  });

  test('match in any Unicode normalization form', async () => {
    expect(await verifyPassword('a\u0308', hashPassword('\u00E4'))).toBe(true);
  });

  test.each(['', 'plain', 'md5$a$b'])('match no hash of another kind (%p)', async (digest) => {
    expect(await verifyPassword('plain', digest)).toBe(false);
  });
});

describe('logging in', () => {
  beforeEach(() => {
    const { db, clock } = store.context;
    createUser(db, {
      login: 'Mo',
      password: 'secret',
      email: 'mo@example.com',
      role: 'customer',
      registeredAt: clock(),
    });
  });

  test.each(['Mo', 'mo', ' mo ', 'MO@example.com'])('works with %p', async (username) => {
    const result = await login(store.context, { username, password: 'secret', remember: false, address: '' });

    expect(result.status).toBe('accepted');
  });

  test.each([
    ['', 'secret', 'empty_username'],
    ['Mo', '', 'empty_password'],
    ['Mo', 'Secret', 'wrong_credentials'],
    ['Nobody', 'secret', 'wrong_credentials'],
    ["' OR 1=1 --", 'secret', 'wrong_credentials'],
  ])('fails for %p with %p: %s', async (username, password, reason) => {
    expect(await login(store.context, { username, password, remember: true, address: '' })).toEqual({
      status: 'refused',
      reason,
    });
  });
});

describe('a session', () => {
  test.each([
    ['ends after 2 days', false, 2],
    ['ends after 14 days with "Remember me"', true, 14],
  ])('%s', (_when, remember, days) => {
    const cookie = startSession(store.context, 1, remember).split(';')[0];

    store.advance(days * 24 * HOUR_MS - 1);
    expect(readSession(store.context, cookie)).toBeDefined();
    store.advance(1);
    expect(readSession(store.context, cookie)).toBeUndefined();
  });

  test('has an HttpOnly SameSite cookie that ends with the browser unless remembered', () => {
    const [brief, long] = [false, true].map((remember) => startSession(store.context, 1, remember));

    expect(brief).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(long).toContain(`; Max-Age=${14 * 24 * 60 * 60}`);
  });

  test('has a Secure cookie if the store uses HTTPS', () => {
    const context = { ...store.context, siteUrl: 'https://shop.example' };

    expect(startSession(context, 1, false)).toContain('; Secure');
  });

  test('ends for one browser when it logs out', () => {
    const [here, there] = [1, 1].map((user) => startSession(store.context, user, false));
    const clearing = endSession(store.context, open(here ?? ''));

    expect(readSession(store.context, here)).toBeUndefined();
    expect(readSession(store.context, there?.split(';')[0])).toBeDefined();
    expect(clearing).toContain('Max-Age=0');
  });

  test.each([undefined, '', 'store_session=x', 'a=b; c'])('is not found in the cookies %p', (cookies) => {
    expect(readSession(store.context, cookies)).toBeUndefined();
  });
});

describe('a nonce', () => {
  let session: Session;
  beforeEach(() => (session = open(startSession(store.context, 1, true))));

  test('is valid for one action and session', () => {
    const nonce = createNonce(store.context, session, 'save');

    expect(nonce).toMatch(/^[0-9a-f]{10}$/);
    expect(verifyNonce(store.context, session, 'save', nonce)).toBe(true);
    expect(verifyNonce(store.context, session, 'delete', nonce)).toBe(false);
    expect(verifyNonce(store.context, session, 'save', '')).toBe(false);
  });

  test.each([
    ['created early in a half-day is valid for 24 hours', 0, 24],
    ['created late in a half-day is valid for 13 hours', 10.9, 13],
  ])('%s', (_when, start, life) => {
    store.advance(start * HOUR_MS - HOUR_MS + 1);
    const nonce = createNonce(store.context, session, 'save');

    store.advance((life - 0.1) * HOUR_MS);
    expect(verifyNonce(store.context, session, 'save', nonce)).toBe(true);
    store.advance(0.2 * HOUR_MS);
    expect(verifyNonce(store.context, session, 'save', nonce)).toBe(false);
  });

  test('is invalid after all were expired', () => {
    const nonce = createNonce(store.context, session, 'save');
    expireNonces(store.context);

    expect(verifyNonce(store.context, session, 'save', nonce)).toBe(false);
    expect(verifyNonce(store.context, session, 'save', createNonce(store.context, session, 'save'))).toBe(
      true,
    );
  });
});

test.each([
  ['administrator', true, true, true],
  ['shop_manager', true, true, false],
  ['analyst', true, false, false],
  ['customer', false, false, false],
  ['subscriber', false, false, false],
] as const)('%s: enters %p, manages %p, installs %p', (role, enters, manages, installs) => {
  expect([
    canEnterAdmin({ role }),
    can({ role }, 'manage_woocommerce'),
    can({ role }, 'install_plugins'),
  ]).toEqual([enters, manages, installs]);
});

test('the CSP allows only scripts with the nonce of the response', () => {
  const nonce = createScriptNonce();
  const policy = contentSecurityPolicy(nonce);

  expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
  for (const rule of ["object-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toContain('unsafe-eval');
  expect(createScriptNonce()).not.toBe(nonce);
});
