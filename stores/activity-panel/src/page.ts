/** The current page, as far as the header's tabs depend on it. */
export interface PanelPage {
  /** A classic page that the dashboard decorates. */
  isEmbedded: boolean;
  /** The home screen, including a task's page. */
  isHome: boolean;
  /** The dashboard's own form for a product. */
  isProductEditor: boolean;
  /** The classic form for a new product. */
  isNewProductForm: boolean;
  /** The task whose page is open; empty when none is. */
  task: string;
}

const PRODUCT_EDITOR = /^\/(?:add-product|product\/)/;

/** Reads an address such as `/wp-admin/admin.php?page=wc-admin&task=tax`. */
export function toPanelPage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  isEmbedded: boolean,
): PanelPage {
  const query = new URLSearchParams(search);
  const isOwn = !isEmbedded && query.get('page') === 'wc-admin';
  const path = query.get('path') ?? '/';
  const isHome = isOwn && (path === '/' || path === '');
  return {
    isEmbedded,
    isHome,
    isProductEditor: isOwn && PRODUCT_EDITOR.test(path),
    isNewProductForm:
      isEmbedded && pathname.endsWith('/post-new.php') && query.get('post_type') === 'product',
    task: isHome ? (query.get('task') ?? '') : '',
  };
}
