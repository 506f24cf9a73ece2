import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type AnySchema } from 'ajv';
import { DRAWINGS } from './catalog/product-images/drawings';
import { findInCatalog } from './site/plugins/catalog';
import samples from './catalog/products/samples.data.json';
import { SUGGESTIONS } from './onboarding/suggestions/definitions';
import { DEPARTMENTS, CATALOG_PRODUCTS } from './seed/catalog';
import { TEXTS } from './seed/reviews';

const all = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
const files = all.filter((file) => file.endsWith('.data.json')).toSorted();
const read = (file: string): AnySchema => JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'));

/**
 * `catalog.data.json` is validated against `catalog.schema.json`; each department's products use the schema of their
 * folder.
 */
function schemaOf(file: string): AnySchema {
  const own = file.replace('.data.json', '.schema.json');
  const folder = path.dirname(file);
  return read(all.includes(own) ? own : path.join(folder, `${path.basename(folder)}.schema.json`));
}

function isExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}

test.each(files)('%s matches its schema', (file) => {
  const check = new Ajv({ allErrors: true, formats: { regex: isExpression } }).compile(schemaOf(file));

  expect(check(read(file)) || check.errors).toBe(true);
});

test('products have existing categories, drawable images and existing grouped products', () => {
  const shelves = DEPARTMENTS.flatMap((department) => department.shelves);
  const skus = CATALOG_PRODUCTS.map(({ sku }) => sku);

  expect(new Set(skus).size).toBe(skus.length);
  expect(shelves).toEqual(expect.arrayContaining(CATALOG_PRODUCTS.map(({ shelf }) => shelf)));
  expect(Object.keys(DRAWINGS)).toEqual(
    expect.arrayContaining(CATALOG_PRODUCTS.map(({ drawing }) => drawing)),
  );
  expect(skus).toEqual(expect.arrayContaining(CATALOG_PRODUCTS.flatMap(({ parts = [] }) => parts)));
  expect(skus).toEqual(expect.arrayContaining(TEXTS.map(({ sku }) => sku)));
});

test('sample products have drawable images', () => {
  expect(Object.keys(DRAWINGS)).toEqual(expect.arrayContaining(samples.map(({ drawing }) => drawing)));
});

test('every suggested plugin can be installed', () => {
  const plugins = SUGGESTIONS.flatMap((suggestion) => suggestion.plugins ?? []);

  expect(plugins.filter((slug) => !findInCatalog(slug))).toEqual([]);
});
