import type { Ground } from '../../catalog';
import bags from './bags.data.json';
import children from './children.data.json';
import clothing from './clothing.data.json';
import departments from './departments.data.json';
import gifts from './gifts.data.json';
import type { CatalogProduct } from './catalog-product';
import home from './home.data.json';
import kitchen from './kitchen.data.json';
import outdoors from './outdoors.data.json';
import paper from './paper.data.json';
import unusual from './unusual.data.json';

export { COLORS } from './catalog-product';
export type { CatalogProduct, Season } from './catalog-product';

/** A department of the store, with the background of its images and its shelves. */
interface Department {
  name: string;
  ground: Ground;
  shelves: readonly string[];
}

export const DEPARTMENTS = departments as readonly Department[];

/** Common products; grouped products come after their items. */
const ALL = [
  clothing,
  bags,
  kitchen,
  home,
  outdoors,
  paper,
  children,
  gifts,
].flat() as readonly CatalogProduct[];

/**
 * All products of the demo store. Unusual ones come last and are never bought at random, so that they don't change the
 * other data.
 */
export const CATALOG_PRODUCTS = [
  ...ALL.filter(({ parts }) => !parts),
  ...ALL.filter(({ parts }) => parts),
  ...(unusual as readonly CatalogProduct[]),
];
