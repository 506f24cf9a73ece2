import { buildError, api, createTestRegistry } from '@admin/testing';
import { parsePartners } from './schemas';
import { getLabelPlugins, getPartnerChoice, getPartnerPlugins, hasTrial, shippingStore } from './index';

const PATH = '/wc-admin/shipping-partner-suggestions';
const layout = { image: 'http://localhost/labels.png', features: [{ icon: '', title: 'Save time' }] };
const buildPartner = (overrides: object = {}) => ({
  name: 'ShipStation',
  slug: 'woocommerce-shipstation-integration',
  description: 'Powerful yet easy-to-use solution:',
  layout_column: layout,
  layout_row: layout,
  learn_more_link: 'https://vendor.example/',
  is_visible: true,
  available_layouts: ['row', 'column'],
  ...overrides,
});

test('parses partners with images and texts', async () => {
  const own = { name: undefined, title: 'WooCommerce Shipping', available_layouts: ['column'] };
  const hidden = buildPartner({ is_visible: false });
  api.get(PATH).reply(200, [buildPartner(own), hidden, buildPartner({ learn_more_link: 'javascript:1' })]);

  const partners = await createTestRegistry(shippingStore).resolveSelect(shippingStore).getPartners();

  expect(partners).toMatchObject([
    { name: 'WooCommerce Shipping', layouts: { column: { features: [{ title: 'Save time' }] } } },
    { name: 'ShipStation', learnMoreLink: '', dependencies: [] },
  ]);
  expect(partners?.map(({ layouts }) => Object.keys(layouts))).toEqual([['column'], ['column', 'row']]);
});

test('reports why a user who cannot install plugins sees no partners', async () => {
  const refusal = buildError('woocommerce_rest_cannot_update', 403, 'Sorry, you cannot manage plugins.');
  api.get(PATH, { force_default_suggestions: true }).reply(403, refusal);

  await expect(
    createTestRegistry(shippingStore).resolveSelect(shippingStore).getPartners(true),
  ).rejects.toThrow(refusal.message);
});

test.each([
  ['US', ['woocommerce-services', 'jetpack']],
  ['GB', ['woocommerce-shipstation-integration']],
  ['CA', ['woocommerce-shipstation-integration']],
  ['AU', ['woocommerce-shipstation-integration']],
  ['JP', []],
  ['', []],
])('a store in %j prints labels with %j', (country, plugins) => {
  expect(getLabelPlugins(country)).toEqual(plugins);
});

test.each([
  ['no partners are shown in a column', [], 'column', 0],
  ['one partner with a row layout is shown in a row', [buildPartner()], 'row', 1],
  [
    'one partner without a row layout is shown in a column',
    [buildPartner({ available_layouts: ['column'] })],
    'column',
    1,
  ],
  ['several partners are shown in a column', [buildPartner(), buildPartner()], 'column', 2],
  [
    'a partner without a column layout is omitted from several',
    [buildPartner(), buildPartner({ layout_column: undefined })],
    'column',
    1,
  ],
])('%s', (_, partners, choice, count) => {
  const { layout: shown, partners: chosen } = getPartnerChoice(parsePartners(partners));

  expect(shown).toBe(choice);
  expect(chosen).toHaveLength(count);
});

test.each([
  ['WooCommerce Shipping', 'woocommerce-services', [], 'US', ['woocommerce-services', 'jetpack']],
  ['another partner', 'acme', ['acme-base'], 'US', ['acme', 'acme-base']],
  ['a partner that depends on itself', 'acme', ['acme'], 'FR', ['acme']],
])('%s requires its plugins', (_, slug, dependencies, country, plugins) => {
  expect(getPartnerPlugins({ slug, dependencies }, country)).toEqual(plugins);
});

test.each([
  ['GB', 'woocommerce-shipstation-integration', true],
  ['US', 'woocommerce-shipstation-integration', false],
  ['GB', 'sendcloud-shipping', false],
])('in %s, %s has a free trial: %s', (country, slug, expected) => {
  expect(hasTrial(slug, country)).toBe(expected);
});
