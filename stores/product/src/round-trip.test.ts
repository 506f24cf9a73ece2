import { createRegistry } from '@admin/data';
import { server } from '@admin/testing';
import { productStore, type FormKey } from './index';
import { buildProduct } from './testing';

/* Typed values are saved unchanged and shown again when the form is reopened. */

beforeEach(() => window.localStorage.clear());

const TERM = { id: 3, name: 'Kitchen', slug: 'kitchen' };
const IMAGE = { id: 5, src: 'http://localhost/mug.png', name: 'mug', alt: 'A blue mug' };
const ATTRIBUTE = { id: 0, name: 'Size', position: 0, visible: true, variation: false, options: ['S', 'M'] };
/** Ten years old, with outdated HTML. */
const OLD_HTML =
  '<P ALIGN=center>Soft &amp; <FONT color="#ff0000">red</FONT><BR>\r\n[gallery ids="1,2"]<!--more-->\t</p>';

const SHARED: Readonly<Record<string, unknown>> = {
  description: OLD_HTML,
  sku: 'MUG-1',
  status: 'private',
  virtual: true,
  downloadable: true,
  downloads: [{ id: 'a1', name: 'Manual', file: 'http://localhost/manual.pdf' }],
  download_limit: 3,
  download_expiry: -1,
  tax_status: 'shipping',
  tax_class: 'reduced-rate',
  manage_stock: true,
  stock_quantity: -2,
  backorders: 'notify',
  low_stock_amount: 4,
  weight: '0.375',
  dimensions: { length: '10', width: '8.5', height: '' },
  shipping_class: 'fragile',
  menu_order: 7,
  meta_data: [
    { id: 7, key: '_cost', value: '2.125' },
    { id: 8, key: '_acme', value: { deep: ['kept'] } },
  ],
  date_on_sale_from: '2026-12-01T00:00:00',
  date_on_sale_to: null,
};

const OF_PRODUCTS: Readonly<Record<string, unknown>> = {
  ...SHARED,
  name: 'Mug & “spoon”',
  slug: 'mug-2',
  featured: true,
  catalog_visibility: 'search',
  short_description: '<p>Für Tee</p>',
  sold_individually: true,
  reviews_allowed: false,
  upsell_ids: [21, 20],
  cross_sell_ids: [22],
  purchase_note: 'Thanks\nagain',
  categories: [TERM],
  tags: [],
  brands: [TERM],
  images: [IMAGE],
  attributes: [ATTRIBUTE],
  post_password: 'tea',
  date_created: '2026-12-24T18:00:00',
  global_unique_id: '4006381333931',
};

const KINDS: readonly [string, FormKey, Readonly<Record<string, unknown>>][] = [
  // Prices of stores with zero, two and three decimals.
  ['simple', '12', { ...OF_PRODUCTS, regular_price: '1200', sale_price: '999' }],
  ['external', '12', { ...OF_PRODUCTS, external_url: 'https://shop.example/?a=1&b=2', button_text: 'Buy' }],
  ['grouped', '12', { ...OF_PRODUCTS, grouped_products: [31, 30] }],
  [
    'variable',
    '12',
    {
      ...OF_PRODUCTS,
      attributes: [{ ...ATTRIBUTE, variation: true }],
      default_attributes: [{ id: 0, name: 'Size', option: 'M' }],
    },
  ],
  ['variation', '12/34', { ...SHARED, image: IMAGE, regular_price: '12.345', sale_price: '0.5' }],
];

/** A server that stores what it receives, per the contract. */
function listen(path: RegExp, record: Record<string, unknown>): () => Record<string, unknown> {
  let kept = record;
  let sent: Record<string, unknown> = {};
  const scope = server().persist();
  scope.get(path).reply(() => [200, kept]);
  scope.post(path).reply((_uri, body) => {
    sent = body as Record<string, unknown>;
    kept = {
      ...kept,
      ...Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, keep(name, value, kept)])),
    };
    return [200, kept];
  });
  return () => sent;
}

function keep(member: string, value: unknown, before: Record<string, unknown>): unknown {
  const full = (known: { id: number }) => (part: { id: number }) => (part.id === known.id ? known : part);
  if (['categories', 'tags', 'brands'].includes(member)) return (value as { id: number }[]).map(full(TERM));
  if (member === 'images') return (value as { id: number }[]).map(full(IMAGE));
  if (member === 'image') return full(IMAGE)(value as { id: number });
  if (member === 'meta_data') {
    const changed = value as { id: number; value: unknown }[];
    return (before['meta_data'] as { id: number }[]).map(
      (meta) => changed.find(({ id }) => id === meta.id) ?? meta,
    );
  }
  return member.startsWith('date_') && value === '' ? null : value;
}

const open = async (key: FormKey) => {
  const registry = createRegistry();
  registry.register(productStore);
  await registry.resolveSelect(productStore).getRecord(key);
  return { ...registry.select(productStore), ...registry.dispatch(productStore) };
};

const META = [
  { id: 7, key: '_cost', value: '3.10' },
  { id: 8, key: '_acme', value: { deep: ['kept'] } },
];

test.each(KINDS)('saves every field of a product of the type %s', async (type, key, typed) => {
  const path = new RegExp(`/products/${key.replace('/', '/variations/')}\\?`);
  const sent = listen(path, buildProduct({ type, meta_data: META, acme_points: 5 }));
  const { edit, save } = await open(key);

  void edit(key, typed, { label: 'All of it' });
  expect(await save(key)).toMatchObject({ status: 'saved' });

  const again = await open(key);
  expect(again.getRecord(key)).toMatchObject({ ...typed, acme_points: 5 });
  expect(again.isChanged(key)).toBe(false);
  // Unchanged members may be changed elsewhere, so they are not sent.
  expect(sent()['meta_data']).toEqual([{ id: 7, key: '_cost', value: '2.125' }]);
});

test('sends no unchanged fields and keeps the bytes of an old description', async () => {
  const sent = listen(/\/products\/12\?/, buildProduct({ description: OLD_HTML }));
  const { edit, save } = await open('12');

  void edit('12', { name: 'Cup' }, { label: 'Name' });
  await save('12');

  expect(sent()).toEqual({ name: 'Cup' });
  expect((await open('12')).getRecord('12')).toMatchObject({ name: 'Cup', description: OLD_HTML });
});
