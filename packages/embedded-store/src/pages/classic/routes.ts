import type { Context } from 'hono';
import { ADMIN_PATH } from '../shared/addresses';
import { couponList } from './coupons/coupon-list';
import type { List, ListItem } from './lists/list';
import { listPage } from './lists/list-page';
import { couponForm } from './coupons/coupon-form';
import { orderForm } from './orders/order-form';
import { productForm } from './products/product-form';
import { postForm } from './records/post-form';
import { newMedia, mediaList } from './media-pages';
import { generalForm, profileForm } from './site/site-forms';
import { extensionsPage, importPage, statusPage } from './site/info-pages';
import { userList } from './site/user-list';
import { attributeForm, attributeList } from './terms/attribute-pages';
import { termForm, termList } from './terms/term-pages';
import type { RecordForm } from './records/record-form';
import { recordPage } from './records/record-page';
import { orderList } from './orders/order-list';
import { productList } from './products/product-list';
import { reviewList } from './review-list';
import { settingsPage } from './settings/settings-page';
import type { AdminPageContext } from '../shared/admin-page-context';

type Handler = (
  request: Context,
  context: AdminPageContext,
) => Promise<Response> | undefined | Promise<Response | undefined>;

/** A page that the server renders. */
export interface ClassicRoute {
  /** Relative to `/wp-admin/`; a URL must contain all of its parameters. */
  address: string;
  capability: string;
  /** An additional parameter that the URL must have, with any value. */
  needs?: string;
  /** Returns `undefined` when the requested item doesn't exist. */
  show: Handler;
  /** Saves the page's form, if it has one. */
  save?: Handler;
}

const ATTRIBUTES = 'edit.php?post_type=product&page=product_attributes';

/** The first match wins, so more specific routes come first. */
const ROUTES: readonly ClassicRoute[] = [
  {
    address: 'admin.php?page=wc-settings',
    capability: 'manage_woocommerce',
    ...settingsPage,
  },
  { ...record(ATTRIBUTES, 'manage_product_terms', attributeForm), needs: 'edit' },
  list(ATTRIBUTES, 'manage_product_terms', attributeList),
  list('edit.php?post_type=product&page=product-reviews', 'moderate_comments', reviewList),
  record('edit.php?post_type=product&page=product_importer', 'import', importPage),
  list('edit.php?post_type=shop_order', 'edit_shop_orders', orderList),
  list('edit.php?post_type=shop_coupon', 'edit_shop_coupons', couponList),
  list('edit.php?post_type=product', 'edit_products', productList),
  record('post-new.php?post_type=shop_order', 'edit_shop_orders', orderForm),
  record('post-new.php?post_type=shop_coupon', 'edit_shop_coupons', couponForm),
  record('post-new.php?post_type=product', 'edit_products', productForm),
  { address: 'edit-tags.php', capability: 'manage_product_terms', ...listPage(termList) },
  record('term.php', 'manage_product_terms', termForm),
  list('upload.php', 'upload_files', mediaList),
  record('media-new.php', 'upload_files', newMedia),
  list('users.php', 'list_users', userList),
  record('profile.php', 'read', profileForm),
  record('options-general.php', 'manage_options', generalForm),
  record('admin.php?page=wc-status', 'manage_woocommerce', statusPage),
  record('admin.php?page=wc-addons', 'manage_woocommerce', extensionsPage),
  // Edit permission is checked per record.
  record('post.php', 'read', postForm),
];

export function findClassicRoute(url: URL): ClassicRoute | undefined {
  return ROUTES.find(
    ({ address, needs }) => matchesAddress(address, url) && (!needs || url.searchParams.has(needs)),
  );
}

/** Whether a URL matches the route: the same file and all of the route's parameters. */
export function matchesAddress(address: string, url: URL): boolean {
  const target = new URL(address, new URL(ADMIN_PATH, url));
  return (
    target.pathname === url.pathname &&
    [...target.searchParams].every(([name, value]) => url.searchParams.get(name) === value)
  );
}

function list<Item extends ListItem>(
  address: string,
  capability: string,
  create: () => List<Item>,
): ClassicRoute {
  return { address, capability, ...listPage(create) };
}

function record(
  address: string,
  capability: string,
  find: (context: AdminPageContext) => RecordForm | undefined,
): ClassicRoute {
  return { address, capability, ...recordPage(find) };
}
