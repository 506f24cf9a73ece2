import { buildHost } from '@admin/testing';
import { setHost } from './current-host';
import { getNewProductLink, getProductLink } from './product-links';

const ADMIN = 'http://localhost/wp-admin/';
const open = (features: Readonly<Record<string, boolean>>) =>
  setHost(buildHost({ settings: { adminUrl: ADMIN }, features }));

test.each(['new-product-management-experience', 'product-block-editor'])(
  'opens products in the dashboard with the feature %s',
  (feature) => {
    open({ [feature]: true });

    expect(getProductLink(12)).toBe(`${ADMIN}admin.php?page=wc-admin&path=%2Fproduct%2F12`);
    expect(getNewProductLink()).toBe(`${ADMIN}admin.php?page=wc-admin&path=%2Fadd-product`);
  },
);

test('opens products in WooCommerce without a feature', () => {
  open({});

  expect(getProductLink('12')).toBe(`${ADMIN}post.php?post=12&action=edit&post_type=product`);
  expect(getNewProductLink()).toBe(`${ADMIN}post-new.php?post_type=product`);
});
