import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import type { StoreContext } from '../../context';
import { whenWritable } from '../../database';
import { isSameOrigin, endSession, login } from '../../security';
import type { LoginResult } from '../../security';
import { findCredentials } from '../../accounts';
import { LOGIN_PATH, safeRedirect } from '../shared/addresses';
import { getLogOutUrl, isLogOutRequest } from '../chrome/admin-bar';
import { readForm } from '../shared/form';
import { html } from '../../html/html';
import { startPage } from '../shared/start-page';
import { readAdminPageContext } from '../shared/admin-page-context';
import type { LoginForm } from './login-page';
import { sendLoginForm, sendLoginMessage } from './login-page';

type Refusal = Extract<LoginResult, { status: 'refused' }>['reason'];

const REFUSALS = {
  empty_username: { text: 'Please enter your username or email address.', field: 'user_login' },
  empty_password: { text: 'Please enter your password.', field: 'user_pass' },
  // Doesn't say which of the two was wrong, which would reveal existing user names.
  wrong_credentials: {
    text: 'The username or password is incorrect. Please try again.',
    field: 'user_pass',
  },
} as const satisfies Record<Refusal, { text: string; field: 'user_login' | 'user_pass' }>;

/** Login and logout at the platform's URL, with its field and parameter names. */
export function mountLogin(app: Hono, store: StoreContext): void {
  app.get(LOGIN_PATH, (request) => {
    if (request.req.query('action') === 'logout') return logOut(request, store);
    return showForm(request, store);
  });
  app.post(LOGIN_PATH, (request) => logIn(request, store));
}

function showForm(request: Context, store: StoreContext): Promise<Response> {
  const form: LoginForm = {
    username: '',
    remember: false,
    redirectTo: request.req.query('redirect_to') ?? '',
    isInterim: request.req.query('interim-login') !== undefined,
  };
  const isGone = request.req.query('loggedout') === 'true';
  const message = isGone
    ? ({ kind: 'info', text: 'You are now logged out.' } as const)
    : form.isInterim
      ? ({
          kind: 'info',
          text: 'Your session has expired. Log in again to continue where you left off.',
        } as const)
      : undefined;
  return sendLoginForm(request, store, form, message);
}

async function logIn(request: Context, store: StoreContext): Promise<Response> {
  // There is no session for a nonce yet, so the Origin header is checked: another site's form must not log anyone in.
  if (!isSameOrigin(store, request.req.raw.headers)) {
    const message = html`<p>This form was sent from another site. Please log in on this page.</p>
      <p><a href="${LOGIN_PATH}">Log in</a></p>`;
    return sendLoginMessage(request, store, 'Log In', message, 403);
  }
  const fields = await readForm(request);
  const form: LoginForm = {
    username: fields.get('log') ?? '',
    remember: fields.has('rememberme'),
    redirectTo: fields.get('redirect_to') ?? '',
    isInterim: fields.has('interim-login'),
  };
  const result = await login(store, {
    username: form.username,
    password: fields.get('pwd') ?? '',
    remember: form.remember,
    address: addressOf(request),
  });
  if (result.status === 'throttled') {
    request.header('Retry-After', String(result.seconds));
    return sendLoginForm(request, store, form, { kind: 'error', text: waitingText(result.seconds) }, 429);
  }
  if (result.status === 'refused') {
    return sendLoginForm(request, store, form, { kind: 'error', ...REFUSALS[result.reason] });
  }

  request.header('Set-Cookie', result.setCookie);
  if (form.isInterim) {
    const message = html`<p>You are logged in again. Close this window to continue.</p>`;
    return sendLoginMessage(request, store, 'Logged in', message);
  }
  const user = findCredentials(store.db, form.username.trim())?.user;
  const start = store.siteUrl + (user ? startPage(user, store) : '/');
  return request.redirect(safeRedirect(store.siteUrl, form.redirectTo, start), 302);
}

/** The connecting machine's address. Behind a proxy this is the proxy, because anyone can fake a forwarding header. */
function addressOf(request: Context): string {
  return getConnInfo(request).remote.address ?? '';
}

function waitingText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const time = seconds <= 60 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${minutes} minutes`;
  return `Too many failed login attempts. Please wait ${time} and try again.`;
}

/** A link without a valid nonce shows a confirmation first, because an image on any site could trigger it. */
async function logOut(request: Context, store: StoreContext): Promise<Response> {
  const visitor = readAdminPageContext(store, request);
  const target = `${store.siteUrl}${LOGIN_PATH}?loggedout=true`;
  if (!visitor) return request.redirect(target, 302);
  if (!isLogOutRequest(visitor, request.req.query('_wpnonce') ?? '')) {
    const message = html`<p>Do you really want to log out?</p>
      <p><a class="button button-primary" href="${getLogOutUrl(visitor)}">Log out</a></p>`;
    return sendLoginMessage(request, store, 'Log out', message, 403);
  }
  await whenWritable(store.db);
  request.header('Set-Cookie', endSession(store, visitor.session));
  const wanted = request.req.query('redirect_to');
  return request.redirect(safeRedirect(store.siteUrl, wanted, target), 302);
}
