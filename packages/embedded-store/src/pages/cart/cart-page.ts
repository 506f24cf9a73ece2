import type { Context, Hono } from 'hono';
import type { StoreContext } from '../../context';
import { findKindByProduct } from '../../onboarding';
import { HOME_PAGE } from '../shared/addresses';
import { sendColumn, sendToLogin } from '../shared/column';
import type { Html } from '../../html/html';
import { html } from '../../html/html';
import { readAdminPageContext } from '../shared/admin-page-context';
import { __, sprintf } from '../../i18n';

export const CART_PATH = '/store/cart';

/** The new contents of the cart, as comma-separated product numbers. */
const REPLACEMENT = 'wccom-replace-with';

/** A placeholder for the marketplace's cart page: it shows the requested products and sells nothing. */
export function mountCartPage(app: Hono, store: StoreContext): void {
  app.get(CART_PATH, (request) => showCart(request, store));
}

function showCart(request: Context, store: StoreContext): Response | Promise<Response> {
  if (!readAdminPageContext(store, request)) return sendToLogin(request, store);
  return sendCart(request, store, readNumbers(request.req.query(REPLACEMENT) ?? ''));
}

/** Skips anything that is not a number, and duplicates. */
function readNumbers(list: string): number[] {
  return [...new Set(list.split(',').filter((part) => /^\d{1,15}$/.test(part)))].map(Number);
}

function sendCart(request: Context, store: StoreContext, numbers: readonly number[]): Promise<Response> {
  return sendColumn(request, store, {
    title: __('Cart', 'store-admin'),
    heading: __('Your cart', 'store-admin'),
    content: html`<p>
        ${__('This page simulates the marketplace cart. Nothing is sold here.', 'store-admin')}
      </p>
      ${contents(numbers)}
      <p class="login-links">
        <a href="${store.siteUrl}/wp-admin/${HOME_PAGE}">${__('Back to dashboard', 'store-admin')}</a>
      </p>`,
  });
}

function contents(numbers: readonly number[]): Html {
  if (numbers.length === 0)
    return html`<p class="login-message">${__('Your cart is currently empty.', 'store-admin')}</p>`;
  return html`<ul class="login-message">
    ${numbers.map((number) => html`<li>${item(number)}</li>`)}
  </ul>`;
}

/* translators: 1: name of a product, 2: its number */
const item = (number: number) => sprintf(__('%1$s (product %2$d)', 'store-admin'), nameOf(number), number);

function nameOf(number: number): string {
  return findKindByProduct(number)?.label ?? __('Something this store does not know', 'store-admin');
}
