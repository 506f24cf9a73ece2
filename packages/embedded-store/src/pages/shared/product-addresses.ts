import type { StoreContext } from '../../context';
import { hasProductForm } from '../../site';
import { dashboardPage } from './addresses';

/** The page for a new product, relative to `/wp-admin/`: the dashboard's form if enabled, otherwise the classic one. */
export const newProductPage = (store: StoreContext): string =>
  hasProductForm(store) ? dashboardPage('/add-product') : 'post-new.php?post_type=product';

/** The classic product form, relative to `/wp-admin/`. */
const classicProductPage = (id: number): string => `post.php?post=${id}&action=edit&post_type=product`;

/** The page for editing a product, relative to `/wp-admin/`. */
export const productPage = (store: StoreContext, id: number): string =>
  hasProductForm(store) ? dashboardPage(`/product/${id}`) : classicProductPage(id);
