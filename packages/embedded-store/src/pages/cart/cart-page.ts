import type { Context, Hono } from 'hono';
import type { StoreContext } from '../../context';
import { getTextOption } from '../../resources/options';
import { PRODUCT_TYPES } from '../../resources/profile';
import { HOME_PAGE, LOGIN_PATH } from '../addresses';
import { sendDocument } from '../html/document';
import { type Html, html } from '../html/html';
import { directionOf, getSiteLocale, toLanguageTag } from '../locale';
import { readVisitor } from '../visitor';

export const CART_PATH = '/store/cart';

/** What the cart is to hold instead of what is in it, as product numbers joined by commas. */
const REPLACEMENT = 'wccom-replace-with';

/** A page that stands in for the marketplace's cart: it shows what arrived there, and sells nothing. */
export function mountCartPage(app: Hono, store: StoreContext): void {
  app.get(CART_PATH, (request) => showCart(request, store));
}

function showCart(request: Context, store: StoreContext): Response | Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.req.url);
  if (readVisitor(store, request)) {
    return sendCart(request, store, readNumbers(searchParams.get(REPLACEMENT) ?? ''));
  }
  const back = encodeURIComponent(store.siteUrl + pathname + search);
  return request.redirect(`${LOGIN_PATH}?redirect_to=${back}`);
}

/** Whatever is no number is left out, and what is asked for twice is in the cart once. */
function readNumbers(list: string): number[] {
  return [...new Set(list.split(',').filter((part) => /^\d{1,15}$/.test(part)))].map(Number);
}

function sendCart(
  request: Context,
  { db, siteUrl }: StoreContext,
  numbers: readonly number[],
): Promise<Response> {
  const locale = getSiteLocale(db);
  return sendDocument(request, {
    title: `Cart ‹ ${getTextOption(db, 'blogname')} — WooCommerce`,
    language: toLanguageTag(locale),
    direction: directionOf(locale),
    bodyClass: 'login wp-core-ui',
    stylesheets: ['login.css'],
    body: () =>
      html`<main id="login">
        <h1>Your cart</h1>
        <p>
          This page stands in for the marketplace, which would have this in its cart now. Nothing is sold
          here.
        </p>
        ${contents(numbers)}
        <p class="login-links"><a href="${siteUrl}/wp-admin/${HOME_PAGE}">Go back to the dashboard</a></p>
      </main>`,
  });
}

function contents(numbers: readonly number[]): Html {
  if (numbers.length === 0) return html`<p class="login-message">The cart is empty.</p>`;
  return html`<ul class="login-message">
    ${numbers.map((number) => html`<li>${nameOf(number)} (product ${number})</li>`)}
  </ul>`;
}

function nameOf(number: number): string {
  const type = Object.values(PRODUCT_TYPES).find(({ product }) => product === number);
  return type?.label ?? 'Something this store does not know';
}
