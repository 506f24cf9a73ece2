import { getHelpTopics, type HelpTopicOptions } from './topics';

const buildShop = (overrides: Partial<HelpTopicOptions> = {}): HelpTopicOptions => ({
  country: '',
  gateways: [],
  ...overrides,
});

const titles = (task: string, shop?: Partial<HelpTopicOptions>) =>
  getHelpTopics(task, buildShop(shop)).map(({ title }) => title);

test.each(['products', 'payments', 'shipping', 'tax', 'marketing', 'appearance', 'acme', ''])(
  'links several topics about "%s" on woocommerce.com',
  (task) => {
    const topics = getHelpTopics(task, buildShop({ country: 'US' }));

    expect(topics.length).toBeGreaterThan(1);
    for (const { link } of topics) {
      expect(link).toMatch(
        /^https:\/\/woocommerce\.com\/(?:documentation\/woocommerce\/|document\/[a-z]|my-account\/)/,
      );
      expect(new URL(link).href).toBe(link);
    }
    expect(new Set(topics.map(({ link }) => link)).size).toBe(topics.length);
  },
);

test('lists the topics of the stock home screen and one about orders', () => {
  expect(titles('')).toEqual([
    'Get Support',
    'Home Screen',
    'Inbox',
    'Stats Overview',
    'Store Management',
    'Store Setup Checklist',
    'Manage orders',
    'Manage your store',
  ]);
});

test.each([
  ['woocommerce-payments', 'payments'],
  ['additional-payments', 'payments'],
  ['shipping-recommendation', 'shipping'],
  ['review-shipping', 'shipping'],
])('lists for "%s" the same topics as for "%s"', (task, subject) => {
  expect(titles(task, { country: 'US' })).toEqual(titles(subject, { country: 'US' }));
});

test('lists topics for a country only there', () => {
  expect(titles('shipping', { country: 'US' })).toContain('Buy and print shipping labels');
  expect(titles('shipping', { country: 'DE' })).not.toContain('Buy and print shipping labels');
  expect(titles('tax', { country: 'US' })).toContain('Set up automated taxes');
  expect(titles('tax', { country: '' })).not.toContain('Set up automated taxes');
});

test('lists enabled payment methods first, with their docs or settings', () => {
  const settingsUrl = 'https://store.example/wp-admin/admin.php?page=wc-settings&tab=checkout&section=acme';
  const gateways = [
    { id: 'cod', title: 'Cash on delivery', settingsUrl: '' },
    { id: 'acme', title: 'Acme Pay', settingsUrl },
  ];

  expect(getHelpTopics('payments', buildShop({ gateways })).slice(0, 2)).toEqual([
    {
      title: 'How Cash on delivery works',
      link: 'https://woocommerce.com/document/cash-on-delivery/',
    },
    { title: 'Settings of Acme Pay', link: settingsUrl },
  ]);
});
