import { getAdminLink, isFeatureEnabled } from './current-host';

/** Whether the dashboard has its own product form. */
const hasProductForm = (): boolean =>
  isFeatureEnabled('new-product-management-experience') || isFeatureEnabled('product-block-editor');

const formLink = (path: string): string =>
  getAdminLink(`admin.php?page=wc-admin&path=${encodeURIComponent(path)}`);

/** The edit page of a product: the dashboard's form if enabled, else the host's. */
export const getProductLink = (id: number | string): string =>
  hasProductForm()
    ? formLink(`/product/${id}`)
    : getAdminLink(`post.php?post=${id}&action=edit&post_type=product`);

/** The page for a new product. */
export const getNewProductLink = (): string =>
  hasProductForm() ? formLink('/add-product') : getAdminLink('post-new.php?post_type=product');
