import type { Context } from 'hono';
import { sendClassicPage } from './classic/classic-page';
import { sendAdminPage } from './chrome/frame';
import { ADMIN_PATH } from './addresses';
import { type Html, html } from './html/html';
import type { EmbedBreadcrumbs } from './hydration/globals';
import type { Visitor } from './visitor';

interface PlainPage {
  /** Address below `/wp-admin/`; an asked address must repeat all its parameters. */
  address: string;
  title: string;
  /** What the page will be for. */
  purpose: string;
  capability: string;
  screen: string;
  /** The client's header stands on pages of the store, with this trail. */
  breadcrumbs?: EmbedBreadcrumbs;
}

const PRODUCTS = ['edit.php?post_type=product', 'Products'] as const;
const ORDERS = ['edit.php?post_type=shop_order', 'Orders'] as const;

/** Pages of the menu that have no content yet. The first match counts, so the more particular stand first. */
const PAGES: readonly PlainPage[] = [
  {
    address: 'edit.php?post_type=product&page=product_attributes',
    title: 'Attributes',
    purpose: 'Here you will define what products can differ in, such as size and colour.',
    capability: 'manage_product_terms',
    screen: 'product_page_product_attributes',
    breadcrumbs: [PRODUCTS, 'Attributes'],
  },
  {
    address: 'edit.php?post_type=product&page=product-reviews',
    title: 'Reviews',
    purpose: 'Here you will approve, answer and remove what customers write about products.',
    capability: 'moderate_comments',
    screen: 'product_page_product-reviews',
    breadcrumbs: [PRODUCTS, 'Reviews'],
  },
  {
    address: 'edit.php?post_type=product',
    title: 'Products',
    purpose: 'Here you will find, sort and edit everything the shop sells.',
    capability: 'edit_products',
    screen: 'edit-php post-type-product',
    breadcrumbs: ['Products'],
  },
  {
    address: 'post-new.php?post_type=product',
    title: 'Add New',
    purpose: 'Here you will describe a new product: its name, price, pictures and stock.',
    capability: 'edit_products',
    screen: 'post-new-php post-type-product',
    breadcrumbs: [PRODUCTS, 'Add New'],
  },
  {
    address: 'edit-tags.php?taxonomy=product_cat&post_type=product',
    title: 'Categories',
    purpose: 'Here you will sort products into categories.',
    capability: 'manage_product_terms',
    screen: 'edit-tags-php taxonomy-product_cat post-type-product',
    breadcrumbs: [PRODUCTS, 'Categories'],
  },
  {
    address: 'edit-tags.php?taxonomy=product_tag&post_type=product',
    title: 'Tags',
    purpose: 'Here you will keep the words by which customers find products.',
    capability: 'manage_product_terms',
    screen: 'edit-tags-php taxonomy-product_tag post-type-product',
    breadcrumbs: [PRODUCTS, 'Tags'],
  },
  {
    address: 'edit.php?post_type=shop_order',
    title: 'Orders',
    purpose: 'Here you will find, fulfil and refund the orders of the shop.',
    capability: 'edit_shop_orders',
    screen: 'edit-php post-type-shop_order',
    breadcrumbs: ['Orders'],
  },
  {
    address: 'post-new.php?post_type=shop_order',
    title: 'Add order',
    purpose: 'Here you will write an order for a customer, on the phone for example.',
    capability: 'edit_shop_orders',
    screen: 'post-new-php post-type-shop_order',
    breadcrumbs: [ORDERS, 'Add New'],
  },
  {
    address: 'edit.php?post_type=shop_coupon',
    title: 'Coupons',
    purpose: 'Here you will make codes that lower the price of an order.',
    capability: 'edit_shop_coupons',
    screen: 'edit-php post-type-shop_coupon',
    breadcrumbs: ['Coupons'],
  },
  {
    address: 'post-new.php?post_type=shop_coupon',
    title: 'Add coupon',
    purpose: 'Here you will make a new code and say what it is good for.',
    capability: 'edit_shop_coupons',
    screen: 'post-new-php post-type-shop_coupon',
    breadcrumbs: ['Coupons'],
  },
  {
    address: 'admin.php?page=wc-status',
    title: 'Status',
    purpose: 'Here you will see how the store is set up and how it feels.',
    capability: 'manage_woocommerce',
    screen: 'woocommerce_page_wc-status',
    breadcrumbs: ['Status'],
  },
  {
    address: 'admin.php?page=wc-addons',
    title: 'Extensions',
    purpose: 'Here you will find what can be added to the store.',
    capability: 'manage_woocommerce',
    screen: 'woocommerce_page_wc-addons',
    breadcrumbs: ['Extensions'],
  },
  {
    address: 'upload.php',
    title: 'Media',
    purpose: 'Here you will keep pictures and files.',
    capability: 'upload_files',
    screen: 'upload-php',
  },
  {
    address: 'users.php',
    title: 'Users',
    purpose: 'Here you will say who may come in, and what they may do.',
    capability: 'list_users',
    screen: 'users-php',
  },
  {
    address: 'profile.php',
    title: 'Profile',
    purpose: 'Here you will change your name, address, language and password.',
    capability: 'read',
    screen: 'profile-php',
  },
  {
    address: 'options-general.php',
    title: 'Settings',
    purpose: 'Here you will name the site and choose its language, time zone and date format.',
    capability: 'manage_options',
    screen: 'options-general-php',
  },
];

/** Sends the page of a menu entry that has no content yet; `undefined` when the address names none. */
export function sendPlainPage(request: Context, visitor: Visitor): Promise<Response> | undefined {
  const page = PAGES.find(({ address }) => matches(address, visitor.url));
  if (!page) return undefined;
  if (!visitor.can(page.capability)) return sendForbidden(request, visitor);
  const { title, screen, purpose, breadcrumbs } = page;
  const content = explanation(title, purpose);
  return breadcrumbs
    ? sendClassicPage(request, visitor, { title, screen, breadcrumbs, content })
    : sendAdminPage(request, visitor, {
        kind: 'plain',
        title,
        screen,
        content: html`<div class="wrap">${content}</div>`,
      });
}

export function sendForbidden(request: Context, visitor: Visitor): Promise<Response> {
  return sendRefusal(request, visitor, 403, 'Sorry, you are not allowed to access this page.');
}

export function sendNotFound(request: Context, visitor: Visitor): Promise<Response> {
  return sendRefusal(request, visitor, 404, 'There is no such page in the administration.');
}

function sendRefusal(
  request: Context,
  visitor: Visitor,
  status: 403 | 404,
  sentence: string,
): Promise<Response> {
  return sendAdminPage(request, visitor, {
    kind: 'plain',
    title: status === 403 ? 'Not allowed' : 'Not found',
    screen: 'error-page',
    status,
    content: html`<div class="wrap">
      <div class="card">
        <h1>${sentence}</h1>
        <p><a href="/">Go to the shop</a></p>
      </div>
    </div>`,
  });
}

function explanation(title: string, purpose: string): Html {
  return html`<h1>${title}</h1>
    <div class="card"><p>${purpose} The embedded store does not have this page yet.</p></div>`;
}

function matches(address: string, url: URL): boolean {
  const target = new URL(address, new URL(ADMIN_PATH, url));
  return (
    target.pathname === url.pathname &&
    [...target.searchParams].every(([name, value]) => url.searchParams.get(name) === value)
  );
}
