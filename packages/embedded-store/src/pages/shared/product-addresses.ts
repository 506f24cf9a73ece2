import type { StoreContext } from '../../context';
import { hasProductForm } from '../../site';
import { dashboardPage } from './addresses';

/** Where a product begins, below `/wp-admin/`: in the form of the dashboard while it is on, else in the classic one. */
export const newProductPage = (store: StoreContext): string =>
  hasProductForm(store) ? dashboardPage('/add-product') : 'post-new.php?post_type=product';

/** The classic form of a product, below `/wp-admin/`. */
const classicProductPage = (id: number): string => `post.php?post=${id}&action=edit&post_type=product`;

/** Where a product is edited, below `/wp-admin/`. */
export const productPage = (store: StoreContext, id: number): string =>
  hasProductForm(store) ? dashboardPage(`/product/${id}`) : classicProductPage(id);
