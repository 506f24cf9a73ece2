import { openDatabase, transaction } from '../../packages/embedded-store/src/database';
import { installStore } from '../../packages/embedded-store/src/install';
import { addProduct, addVariation } from '../../packages/embedded-store/src/catalog/products/save';
import { NOW, OWNER } from '../reports/large-store';

const name = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

/** 5,000 variations, 1,000 of each color. */
const ATTRIBUTES = [
  { name: 'Color', options: name('Color', 5) },
  { name: 'Size', options: name('Size', 10) },
  { name: 'Print', options: name('Print', 100) },
];

/** Attributes without variations, 60 with those above. */
const OTHER_ATTRIBUTES = name('Property', 57).map((property) => ({
  name: property,
  options: name(property, 10),
}));

export const VARIATIONS = ATTRIBUTES.reduce((product, { options }) => product * options.length, 1);

/** Creates a store with a product of 5,000 variations and returns the product id. */
export function seedProduct(file: string): number {
  const db = openDatabase(file);
  const administrator = { login: OWNER, password: OWNER, email: 'owner@example.com' };
  installStore(db, { now: NOW, siteTitle: 'Large product', administrator });
  const product = transaction(db, () => {
    const attributes = [
      ...ATTRIBUTES.map((attribute) => ({ ...attribute, variation: true, visible: true })),
      ...OTHER_ATTRIBUTES.map((attribute) => ({ ...attribute, variation: false, visible: true })),
    ];
    const parent = addProduct(
      db,
      { name: 'Shirt', type: 'variable', status: 'publish', sku: 'SHIRT', attributes },
      NOW,
    );
    combine().forEach((chosen, index) => {
      const prices = { regular_price: String(10 + (index % 90)), sale_price: '' };
      addVariation(db, parent, { ...prices, attributes: chosen, menu_order: index + 1 }, NOW);
    });
    return parent;
  });
  db.close();
  return product.id;
}

const combine = () =>
  ATTRIBUTES.reduce<{ name: string; option: string }[][]>(
    (combinations, attribute) =>
      combinations.flatMap((chosen) =>
        attribute.options.map((option) => [...chosen, { name: attribute.name, option }]),
      ),
    [[]],
  );
