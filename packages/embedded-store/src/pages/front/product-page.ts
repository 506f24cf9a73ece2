import type { Context, Hono } from 'hono';
import type { StoreContext } from '../../context';
import { getTextOption } from '../../site';
import { findStorefrontProduct, readProductContext, toStorefrontProduct } from '../../catalog';
import type { StorefrontProduct, StoredProduct } from '../../catalog';
import { ADMIN_PATH } from '../shared/addresses';
import { sendDocument } from '../shared/document';
import type { Html } from '../../html/html';
import { html, NOTHING } from '../../html/html';
import { productPage } from '../shared/product-addresses';
import { readAdminPageContext } from '../shared/admin-page-context';
import type { AdminPageContext } from '../shared/admin-page-context';
import { productMarkup } from './product-markup';
import { __ } from '../../i18n';

/**
 * The product page that a preview opens. Published products are public, by their slug; others require permission to
 * read them in the admin. Nothing can be bought here.
 */
export function mountProductPage(app: Hono, store: StoreContext): void {
  const bySlug = (request: Context) =>
    respond(request, store, findStorefrontProduct(store.db, { slug: request.req.param('slug') ?? '' }));
  app.get('/product/:slug', bySlug);
  app.get('/product/:slug/', bySlug);
  app.get('/', (request, next) => {
    const [type, id] = [request.req.query('post_type'), request.req.query('p') ?? ''];
    if (type !== 'product' || !/^\d{1,15}$/.test(id)) return next();
    return respond(request, store, findStorefrontProduct(store.db, { id: Number(id) }));
  });
}

/** Without permission, the response does not reveal whether the product exists. */
function respond(
  request: Context,
  store: StoreContext,
  product: StoredProduct | undefined,
): Promise<Response> {
  const context = readAdminPageContext(store, request);
  if (!product || !canSee(product, context)) {
    return send(
      request,
      store,
      __('Page not found', 'store-admin'),
      404,
      html`<h1>${__('Product not found', 'store-admin')}</h1>
        <p>${__('It may have been removed, or it is not published yet.', 'store-admin')}</p>`,
    );
  }
  const shown = toStorefrontProduct(readProductContext(store, [product]), product);
  const chosen = new URL(request.req.url).searchParams;
  const canEdit = context?.can('edit_products') === true;
  const body = html`${canEdit ? ownerNotice(store, shown) : NOTHING}${productMarkup(shown, chosen)}`;
  return send(request, store, shown.name, 200, body);
}

function canSee({ status }: StoredProduct, context: AdminPageContext | undefined): boolean {
  if (status === 'publish') return true;
  return context?.can(status === 'private' ? 'read_private_products' : 'edit_products') === true;
}

function ownerNotice(store: StoreContext, { id, status }: StorefrontProduct): Html {
  const edit = html`<a href="${ADMIN_PATH}${productPage(store, id)}"
    >${__('Edit product', 'store-admin')}</a
  >`;
  if (status === 'publish') return html`<p class="shop-owner">${edit}</p>`;
  return html`<p class="shop-owner" role="note">
    ${
      status === 'private'
        ? __('This is a preview: customers cannot see this product.', 'store-admin')
        : __('This is a preview: customers cannot see this product yet.', 'store-admin')
    }
    ${edit}
  </p>`;
}

function send(
  request: Context,
  { db }: StoreContext,
  title: string,
  status: 200 | 404,
  content: Html,
): Promise<Response> {
  const siteTitle = getTextOption(db, 'blogname');
  return sendDocument(request, {
    title: `${title} — ${siteTitle}`,
    bodyClass: 'front single-product',
    stylesheets: ['storefront.css'],
    status,
    body: () =>
      html`<header class="shop-header"><a href="/">${siteTitle}</a></header>
        <main class="shop-page">${content}</main>`,
  });
}
