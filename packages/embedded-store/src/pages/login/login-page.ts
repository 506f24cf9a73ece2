import type { Context } from 'hono';
import type { StoreContext } from '../../context';
import { getTextOption, toLanguageTag } from '../../site';
import { getDemoLogins } from '../../accounts';
import { LANGUAGE_PARAMETER, LOGIN_PATH } from '../shared/addresses';
import { listLanguages } from '../shared/languages';
import { icon } from '../chrome/icons';
import { getLastColorScheme } from '../shared/color-scheme';
import { sendDocument } from '../shared/document';
import type { Html } from '../../html/html';
import { html, NOTHING } from '../../html/html';
import { __, _x, getLocale } from '../../i18n';

export interface LoginForm {
  /** The user name of the previous attempt. */
  username: string;
  remember: boolean;
  /** Where to redirect after login; validated before use. */
  redirectTo: string;
  /** In a dialog over a page whose session has expired. */
  isInterim: boolean;
}

const describeDemoRoles = (): Readonly<Record<string, string>> => ({
  admin: __('administrator', 'store-admin'),
  manager: __('shop manager', 'store-admin'),
  analyst: __('reads reports only', 'store-admin'),
  customer: __('no access', 'store-admin'),
});

export function sendLoginForm(
  request: Context,
  store: StoreContext,
  form: LoginForm,
  message: { kind: 'error' | 'info'; text: string; field?: 'user_login' | 'user_pass' } | undefined,
  status: 200 | 429 = 200,
): Promise<Response> {
  const isInvalid = (field: string) =>
    message?.field === field ? html` aria-invalid="true" aria-describedby="login-message"` : NOTHING;
  return sendColumn(request, store, __('Log In', 'store-admin'), form.isInterim, status, [
    message
      ? html`<div
          id="login-message"
          class="${message.kind === 'error' ? 'login-error' : 'notice'}"
          role="${message.kind === 'error' ? 'alert' : 'status'}"
        >
          <p>${message.text}</p>
        </div>`
      : NOTHING,
    html`<form name="loginform" id="loginform" action="${LOGIN_PATH}" method="post">
      <p>
        <label for="user_login">${__('Username or Email Address', 'store-admin')}</label>
        <input
          type="text"
          name="log"
          id="user_login"
          class="input"
          value="${form.username}"
          autocapitalize="off"
          autocomplete="username"
          spellcheck="false"
          required
          ${isInvalid('user_login')}
          ${form.username ? NOTHING : html`autofocus`}
        />
      </p>
      <p>
        <label for="user_pass">${__('Password', 'store-admin')}</label>
        <input
          type="password"
          name="pwd"
          id="user_pass"
          class="input"
          autocomplete="current-password"
          spellcheck="false"
          required
          ${isInvalid('user_pass')}
          ${form.username ? html`autofocus` : NOTHING}
        />
      </p>
      <p class="forgetmenot">
        <input
          name="rememberme"
          type="checkbox"
          id="rememberme"
          value="forever"
          ${form.remember ? html`checked` : NOTHING}
        />
        <label for="rememberme">${__('Remember Me', 'store-admin')}</label>
      </p>
      <p class="submit">
        <input
          type="submit"
          name="wp-submit"
          id="wp-submit"
          class="button button-primary"
          value="${__('Log In', 'store-admin')}"
        />
        <input type="hidden" name="redirect_to" value="${form.redirectTo}" />
        ${form.isInterim ? html`<input type="hidden" name="interim-login" value="1" />` : NOTHING}
      </p>
    </form>`,
    demoAccounts(getDemoLogins(store.db)),
    form.isInterim ? NOTHING : languageChooser(store, form),
    form.isInterim
      ? NOTHING
      : html`<p class="login-links"><a href="/">${__('Go to shop', 'store-admin')}</a></p>`,
  ]);
}

/** The platform's form that changes the language of the login screens. */
function languageChooser(store: StoreContext, { redirectTo }: LoginForm): Html {
  const languages = listLanguages(store);
  if (languages.length < 2) return NOTHING;
  const current = getLocale();
  return html`<form id="language-switcher" class="language-switcher" action="${LOGIN_PATH}" method="get">
    <label for="language-switcher-locales">${__('Language', 'store-admin')}</label>
    <select name="${LANGUAGE_PARAMETER}" id="language-switcher-locales">
      ${languages.map(
        ([locale, name]) =>
          html`<option
            value="${locale}"
            lang="${toLanguageTag(locale)}"
            ${locale === current ? html`selected` : NOTHING}
          >
            ${name}
          </option>`,
      )}
    </select>
    ${redirectTo ? html`<input type="hidden" name="redirect_to" value="${redirectTo}" />` : NOTHING}
    <button type="submit" class="button">${_x('Change', 'Button', 'store-admin')}</button>
  </form>`;
}

/** A page with the login page's layout and a message in place of the form. */
export function sendLoginMessage(
  request: Context,
  store: StoreContext,
  title: string,
  message: Html,
  status: 200 | 403 = 200,
): Promise<Response> {
  return sendColumn(request, store, title, true, status, [
    html`<div class="login-message" role="status">${message}</div>`,
  ]);
}

function sendColumn(
  request: Context,
  store: StoreContext,
  title: string,
  isInterim: boolean,
  status: 200 | 403 | 429,
  content: readonly Html[],
): Promise<Response> {
  const siteTitle = getTextOption(store.db, 'blogname');
  return sendDocument(request, {
    title: `${title} ‹ ${siteTitle} — WooCommerce`,
    colorScheme: getLastColorScheme(request),
    bodyClass: `login wp-core-ui${isInterim ? ' interim-login' : ''}`,
    stylesheets: ['login.css'],
    status,
    body: () =>
      html`<main id="login">
        <h1>${icon('shop')}${siteTitle}</h1>
        ${content}
      </main>`,
  });
}

/** The demo store's accounts, whose passwords are publicly known. */
function demoAccounts(logins: readonly string[]): Html {
  if (!logins.length) return NOTHING;
  const roles = describeDemoRoles();
  return html`<aside class="login-demo" aria-label="${__('Demo accounts', 'store-admin')}">
    <p>${__('This is a demo store. The password of each account is its username.', 'store-admin')}</p>
    <dl>
      ${logins.map(
        (login) =>
          html`<dt>${login}</dt>
            <dd>${roles[login]}</dd>`,
      )}
    </dl>
  </aside>`;
}
