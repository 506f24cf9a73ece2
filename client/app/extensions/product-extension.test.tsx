import { act, screen, within } from '@testing-library/react';
import { registerPlugin, unregisterPlugin } from '@admin/extensions';
import { api } from '@admin/testing';
import { createNamespaces } from '../../extension-api';
import { openDashboard } from '../testing/open-dashboard';

const { components, productEditor } = createNamespaces();

/** Written like extensions of the stock product form. */
const {
  __experimentalProductFieldSection: ProductFieldSection,
  __experimentalWooProductFieldItem: WooProductFieldItem,
  __experimentalWooProductSectionItem: WooProductSectionItem,
  __experimentalWooProductTabItem: WooProductTabItem,
  useFormContext,
} = components;
const { __experimentalWooProductMoreMenuItem: WooProductMoreMenuItem } = productEditor;

function Fills() {
  const { getInputProps, values } = useFormContext();
  const { value, onChange } = getInputProps('acme_maker');
  return (
    <>
      <WooProductSectionItem id="acme/maker" pluginId="acme" tabs={[{ name: 'tab/general', order: 2 }]}>
        <ProductFieldSection id="acme/maker" title="Maker" description={`Who made ${String(values['name'])}`}>
          <p>As on the label</p>
        </ProductFieldSection>
      </WooProductSectionItem>
      <WooProductFieldItem id="acme/name" pluginId="acme" sections={[{ name: 'acme/maker', order: 1 }]}>
        <input
          aria-label="Name of the maker"
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value)}
        />
      </WooProductFieldItem>
      <WooProductFieldItem id="acme/vat" pluginId="acme" sections={[{ name: 'tab/general/details' }]}>
        <p>Told to the tax office</p>
      </WooProductFieldItem>
      <WooProductTabItem
        id="acme/tab"
        pluginId="acme"
        templates={[{ name: 'tab/general', order: 9 }]}
        tabProps={{ name: 'acme', title: 'Making' }}
      >
        <p>Made in Bremen</p>
      </WooProductTabItem>
      <WooProductMoreMenuItem>
        <button type="button" role="menuitem">
          Print the label
        </button>
      </WooProductMoreMenuItem>
    </>
  );
}

test('renders classic tabs, sections, fields and menu items in the product form', async () => {
  registerPlugin('acme-maker', { scope: 'woocommerce-product-editor', render: () => <Fills /> });
  const mug = {
    id: 12,
    name: 'Mug',
    slug: 'mug',
    type: 'simple',
    status: 'draft',
    acme_maker: 'Anna',
    meta_data: [],
  };
  const reads = () => api.get('/wc/v3/products/12', { context: 'edit' }).reply(200, mug);
  api.get('/wc-admin/product-form').optionally().reply(200, {});
  api
    .get('/wc-admin/options', () => true)
    .optionally()
    .times(9)
    .reply(200, {});
  reads();
  const { user } = openDashboard({
    address: '&path=%2Fproduct%2F12',
    features: { 'new-product-management-experience': true },
  });

  const field = await screen.findByRole('textbox', { name: 'Name of the maker' });
  expect(field).toHaveValue('Anna');
  expect(screen.getByRole('heading', { name: 'Maker' })).toBeVisible();
  expect(screen.getByText('Who made Mug')).toBeVisible();
  expect(screen.getByText('Told to the tax office')).toBeVisible();
  await user.type(field, '!');
  expect(field).toHaveValue('Anna!');

  await user.click(screen.getByRole('button', { name: 'More product options' }));
  expect(screen.getByRole('menuitem', { name: 'Print the label' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('tab', { name: 'Making' }));
  expect(within(screen.getByRole('tabpanel')).getByText('Made in Bremen')).toBeVisible();

  reads();
  const put = api
    .put('/wc/v3/products/12', { acme_maker: 'Anna!' })
    .reply(200, { ...mug, acme_maker: 'Anna!' });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/Product successfully updated/)).toBeInTheDocument();
  expect(put.isDone()).toBe(true);
  await act(async () => void unregisterPlugin('acme-maker'));
});
