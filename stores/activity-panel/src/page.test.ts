import { toPanelPage } from './index';

const own = (query: string) => toPanelPage({ pathname: '/wp-admin/admin.php', search: query }, false);
const classic = (pathname: string, search: string) => toPanelPage({ pathname, search }, true);

const nowhere = { isHome: false, isProductEditor: false, isNewProductForm: false, task: '' };

test.each([
  ['the home screen', '?page=wc-admin', { isHome: true }],
  ['the home screen by its path', '?page=wc-admin&path=%2F', { isHome: true }],
  ['a task page', '?page=wc-admin&task=tax', { isHome: true, task: 'tax' }],
  ['a report', '?page=wc-admin&path=%2Fanalytics%2Frevenue&task=tax', {}],
  ['the new product form', '?page=wc-admin&path=%2Fadd-product', { isProductEditor: true }],
  ['the product form', '?page=wc-admin&path=%2Fproduct%2F7', { isProductEditor: true }],
  ['another host page', '?page=acme', {}],
])('dashboard page: %s', (_, search, expected) => {
  expect(own(search)).toEqual({ ...nowhere, isEmbedded: false, ...expected });
});

test.each([
  ['settings', '/wp-admin/admin.php', '?page=wc-settings', {}],
  ['a classic page with the query of the home screen', '/wp-admin/admin.php', '?page=wc-admin', {}],
  [
    'the classic new product form',
    '/wp-admin/post-new.php',
    '?post_type=product',
    { isNewProductForm: true },
  ],
  ['the classic new post form', '/wp-admin/post-new.php', '', {}],
  ['the classic product form', '/wp-admin/post.php', '?post=7&post_type=product', {}],
])('classic page: %s', (_, pathname, search, expected) => {
  expect(classic(pathname, search)).toEqual({ ...nowhere, isEmbedded: true, ...expected });
});
