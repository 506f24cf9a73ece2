import { getAdminLink, isFeatureEnabled } from './current-host';

/** Whether the dashboard has a form of its own for products, in either layout. */
const hasProductForm = (): boolean =>
  isFeatureEnabled('new-product-management-experience') || isFeatureEnabled('product-block-editor');

const formLink = (path: string): string =>
  getAdminLink(`admin.php?page=wc-admin&path=${encodeURIComponent(path)}`);

/** Where a product is edited: in the form of the dashboard while the host has it, else in the host's own. */
export const getProductLink = (id: number | string): string =>
  hasProductForm()
    ? formLink(`/product/${id}`)
    : getAdminLink(`post.php?post=${id}&action=edit&post_type=product`);

/** Where a new product begins. */
export const getNewProductLink = (): string =>
  hasProductForm() ? formLink('/add-product') : getAdminLink('post-new.php?post_type=product');
