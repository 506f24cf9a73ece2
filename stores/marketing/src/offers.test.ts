/** @jest-environment node */

import {
  getOffers,
  getOtherExtensions,
  groupOffers,
  type InstalledExtension,
  type Recommendation,
} from './index';

const buildOffer = (slug: string, ...categories: string[]): Recommendation => ({
  slug,
  title: slug,
  description: '',
  icon: '',
  url: '',
  isInstallable: true,
  subcategories: categories.map((name) => ({ slug: name.toLowerCase(), name })),
  tags: [],
});

const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

test('excludes active extensions, channels and installed plugins, and duplicates', () => {
  const offers = getOffers(
    ['ads', 'mail', 'crm', 'social', 'crm'].map((slug) => buildOffer(slug)),
    {
      channels: [{ slug: 'ads' }],
      installed: [{ slug: 'mail' }],
      active: ['social', 'woocommerce'],
    },
  );

  expect(slugs(offers)).toEqual(['crm']);
});

test('does not list channels again among the extensions', () => {
  const installed = ['ads', 'mail'].map((slug) => ({ slug }) as InstalledExtension);

  expect(slugs(getOtherExtensions(installed, [{ slug: 'ads' }]))).toEqual(['mail']);
});

test('groups offers by category in the order of the feed', () => {
  const categories = groupOffers([
    buildOffer('mail', 'Email', 'CRM'),
    buildOffer('crm', 'CRM'),
    buildOffer('lost'),
    buildOffer('auto', 'Automations'),
  ]);

  expect(categories.map(({ name, offers }) => [name, slugs(offers)])).toEqual([
    ['Email', ['mail']],
    ['CRM', ['mail', 'crm']],
    ['Automations', ['auto']],
  ]);
});
