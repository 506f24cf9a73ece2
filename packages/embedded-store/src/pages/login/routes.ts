import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { StoreContext } from '../../context';
import { transactionWhenFree } from '../../database';
import { isSameOrigin, endSession, login } from '../../security';
import type { LoginResult } from '../../security';
import { findCredentials } from '../../accounts';
import { LANGUAGE_PARAMETER, LOGIN_PATH, safeRedirect } from '../shared/addresses';
import { listLanguages } from '../shared/languages';
import { getLogOutUrl, isLogOutRequest } from '../chrome/admin-bar';
import { readForm } from '../shared/form';
import { html } from '../../html/html';
import { startPage } from '../shared/start-page';
import { getLoginUrl, readAdminPageContext } from '../shared/admin-page-context';
import type { LoginForm } from './login-page';
import { sendLoginForm, sendLoginMessage } from './login-page';
import { __, _n, sprintf } from '../../i18n';

type Refusal = Extract<LoginResult, { status: 'refused' }>['reason'];

const describeRefusals = () =>
  ({
    empty_username: {
      text: __('Please enter your username or email address.', 'store-admin'),
      field: 'user_login',
    },
    empty_password: { text: __('Please enter your password.', 'store-admin'), field: 'user_pass' },
    // Doesn't say which of the two was wrong, which would reveal existing user names.
    wrong_credentials: {
      text: __('The username or password is incorrect. Please try again.', 'store-admin'),
      field: 'user_pass',
    },
  }) as const satisfies Record<Refusal, { text: string; field: 'user_login' | 'user_pass' }>;

/** Login and logout at the platform's URL, with its field and parameter names. */
export function mountLogin(app: Hono, store: StoreContext): void {
  app.get(LOGIN_PATH, (request) => {
    if (request.req.query('action') === 'logout') return logOut(request, store);
    return showForm(request, store);
  });
  app.post(LOGIN_PATH, (request) => logIn(request, store));
}

function showForm(request: Context, store: StoreContext): Promise<Response> {
  rememberLanguage(request, store);
  const form: LoginForm = {
    username: '',
    remember: false,
    redirectTo: request.req.query('redirect_to') ?? '',
    isInterim: request.req.query('interim-login') !== undefined,
  };
  const isGone = request.req.query('loggedout') === 'true';
  const message = isGone
    ? ({ kind: 'info', text: __('You are now logged out.', 'store-admin') } as const)
    : form.isInterim
      ? ({
          kind: 'info',
          text: __('Your session has expired. Log in again to continue where you left off.', 'store-admin'),
        } as const)
      : undefined;
  return sendLoginForm(request, store, form, message);
}

/** The language chosen on the login screen applies to the next ones, until the browser is closed. */
function rememberLanguage(request: Context, store: StoreContext): void {
  const chosen = request.req.query(LANGUAGE_PARAMETER);
  const isInstalled = listLanguages(store).some(([locale]) => locale === chosen);
  if (chosen === undefined || !isInstalled) return;
  const secure = store.siteUrl.startsWith('https:');
  setCookie(request, LANGUAGE_PARAMETER, chosen, { path: '/', sameSite: 'Lax', httpOnly: true, secure });
}

async function logIn(request: Context, store: StoreContext): Promise<Response> {
  // There is no session for a nonce yet, so the Origin header is checked: another site's form must not log anyone in.
  if (!isSameOrigin(store, request.req.raw.headers)) {
    const message = html`<p>
        ${__('This form was sent from another site. Please log in on this page.', 'store-admin')}
      </p>
      <p><a href="${LOGIN_PATH}">${__('Log in', 'store-admin')}</a></p>`;
    return sendLoginMessage(request, store, __('Log In', 'store-admin'), message, 403);
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
    return sendLoginForm(request, store, form, { kind: 'error', ...describeRefusals()[result.reason] });
  }

  request.header('Set-Cookie', result.setCookie);
  if (form.isInterim) {
    const message = html`<p>
      ${__('You are logged in again. Close this window to continue.', 'store-admin')}
    </p>`;
    return sendLoginMessage(request, store, __('Logged in', 'store-admin'), message);
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
  return seconds <= 60
    ? sprintf(
        /* translators: %d: number of seconds */
        _n(
          'Too many failed login attempts. Please wait %d second and try again.',
          'Too many failed login attempts. Please wait %d seconds and try again.',
          seconds,
          'store-admin',
        ),
        seconds,
      )
    : sprintf(
        /* translators: %d: number of minutes */
        _n(
          'Too many failed login attempts. Please wait %d minute and try again.',
          'Too many failed login attempts. Please wait %d minutes and try again.',
          minutes,
          'store-admin',
        ),
        minutes,
      );
}

/** A link without a valid nonce shows a confirmation first, because an image on any site could trigger it. */
async function logOut(request: Context, store: StoreContext): Promise<Response> {
  const context = readAdminPageContext(store, request);
  if (!context) return request.redirect(`${store.siteUrl}${LOGIN_PATH}?loggedout=true`, 302);
  if (!isLogOutRequest(context, request.req.query('_wpnonce') ?? '')) {
    const message = html`<p>${__('Do you really want to log out?', 'store-admin')}</p>
      <p>
        <a class="button button-primary" href="${getLogOutUrl(context)}">${__('Log out', 'store-admin')}</a>
      </p>`;
    return sendLoginMessage(request, store, __('Log out', 'store-admin'), message, 403);
  }
  const expired = await transactionWhenFree(store.db, () => endSession(store, context.session));
  request.header('Set-Cookie', expired);
  const wanted = request.req.query('redirect_to');
  const target = new URL(getLoginUrl(context));
  target.searchParams.set('loggedout', 'true');
  return request.redirect(safeRedirect(store.siteUrl, wanted, target.href), 302);
}
