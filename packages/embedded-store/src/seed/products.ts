import { run } from '../database';
import type { StoreDatabase } from '../database';
import {
  createAttribute,
  addProductImage,
  addProduct,
  addVariation,
  createTerm,
  findOrCreateTerm,
} from '../catalog';
import type { Attribute, Ground, Ink, ProductArgs, StoredProduct, VariationArgs } from '../catalog';
import { DAY_MS, startOfDay } from './calendar';
import { COLORS, DEPARTMENTS, CATALOG_PRODUCTS } from './catalog';
import type { CatalogProduct, Season } from './catalog';
import type { Pricing } from './pricing';
import type { Random } from './random';

/** A product or variation that can be added to a cart. */
export interface Sellable {
  productId: number;
  /** 0 unless it is a variation. */
  variationId: number;
  sku: string;
  /** How often it is bought, relative to the others. */
  appeal: number;
  season: Season | undefined;
  /** When it became available. */
  releasedAt: number;
}

interface ProductContext {
  db: StoreDatabase;
  random: Random;
  toPrice: Pricing;
  /** Day of the store's opening, and today. */
  opened: number;
  now: number;
  /** The shelves, with the category id and image background of each. */
  shelves: ReadonlyMap<string, { category: number; ground: Ground }>;
  attributes: Readonly<Record<'color' | 'size' | 'material', Attribute>>;
  /** Ids of the products created so far, by SKU. */
  bySku: Map<string, number>;
}

/** Creates the products and returns those that customers can buy. */
export function seedProducts(
  db: StoreDatabase,
  random: Random,
  { opened, now, toPrice }: { opened: Date; now: Date; toPrice: Pricing },
): Sellable[] {
  const context: ProductContext = {
    db,
    random,
    toPrice,
    opened: opened.getTime(),
    now: now.getTime(),
    shelves: createCategories(db),
    attributes: {
      color: addAttribute(db, 'Color'),
      size: addAttribute(db, 'Size'),
      material: addAttribute(db, 'Material'),
    },
    bySku: new Map(),
  };
  return CATALOG_PRODUCTS.flatMap((item) => stock(context, item));
}

/** Deletes discontinued products with their variations; orders keep their data. */
export function removeDiscontinued(db: StoreDatabase): void {
  for (const { sku, isDiscontinued } of CATALOG_PRODUCTS) {
    if (isDiscontinued) run(db, 'DELETE FROM products WHERE sku = ? AND parent_id IS NULL', sku);
  }
}

function createCategories(db: StoreDatabase): ProductContext['shelves'] {
  return new Map(
    DEPARTMENTS.flatMap(({ name, ground, shelves }, menuOrder) => {
      const parentId = createTerm(db, 'product_cat', { name, menuOrder }).id;
      return shelves.map((shelf, place) => {
        const { id } = createTerm(db, 'product_cat', { name: shelf, parentId, menuOrder: place });
        return [shelf, { category: id, ground }] as const;
      });
    }),
  );
}

function addAttribute(db: StoreDatabase, name: string): Attribute {
  const slug = `pa_${name.toLowerCase()}`;
  return createAttribute(db, { name, slug, type: 'select', orderBy: 'menu_order', hasArchives: true });
}

function stock(context: ProductContext, item: CatalogProduct): Sellable[] {
  const { db } = context;
  const shelf = context.shelves.get(item.shelf);
  if (!shelf) throw new Error(`There is no shelf called ${item.shelf}.`);
  const createdAt = new Date(context.opened + (context.now - context.opened) * (item.since ?? 0));
  const draw = (name: string, ink: Ink | undefined) =>
    addProductImage(db, item.drawing, { name, ink, ground: shelf.ground, createdAt });
  const colorImages = new Map(
    (item.colors ?? []).map((color) => [color as string, draw(`${item.name} ${color}`, COLORS[color])]),
  );
  const images = colorImages.size > 0 ? [...colorImages.values()] : [draw(item.name, item.ink)];
  const product = addProduct(
    db,
    {
      ...toArgs(context, item),
      categories: [{ id: shelf.category }],
      images: images.map((id) => ({ id })),
    },
    createdAt,
  );
  context.bySku.set(item.sku, product.id);
  const isForSale =
    product.status === 'publish' && (product.type === 'simple' || product.type === 'variable');
  const variations = addVariations(context, item, product, colorImages);
  if (!isForSale) return [];
  const one: Sellable = {
    productId: product.id,
    variationId: 0,
    sku: item.sku,
    appeal: item.appeal,
    season: item.season,
    releasedAt: createdAt.getTime(),
  };
  if (variations.length === 0) return [one];
  const taste = variations.map(() => context.random.between(2, 10));
  const tastes = taste.reduce((sum, each) => sum + each, 0);
  return variations.map(({ id, sku }, index) => ({
    ...one,
    variationId: id,
    sku,
    appeal: (item.appeal * (taste[index] ?? 0)) / tastes,
  }));
}

function toArgs({ db, attributes, bySku, now, toPrice }: ProductContext, item: CatalogProduct): ProductArgs {
  const { colors, sizes, choices = {}, materials = [], stock: left } = item;
  const toDay = (days: number) => new Date(startOfDay(now) + days * DAY_MS).toISOString().slice(0, 19);
  const priceText = (amount = '') => amount && toPrice(amount);
  const isVariable = Boolean(colors ?? sizes ?? item.choices);
  const list = (attribute: Attribute, options: readonly string[] | undefined, variation: boolean) =>
    options ? [{ id: attribute.id, options: [...options], variation, visible: true }] : [];
  return {
    name: item.name,
    sku: item.sku,
    type: isVariable ? 'variable' : item.soldAt ? 'external' : item.parts ? 'grouped' : 'simple',
    status: item.status ?? 'publish',
    featured: item.isFeatured ?? false,
    description: `<p>${item.about}</p>`,
    short_description: item.about,
    ...(item.saleFrom !== undefined && { date_on_sale_from_gmt: toDay(item.saleFrom) }),
    ...(item.saleUntil !== undefined && { date_on_sale_to_gmt: toDay(item.saleUntil) }),
    ...(!isVariable && { regular_price: priceText(item.price), sale_price: priceText(item.salePrice) }),
    weight: item.weight ?? '',
    tax_class: item.isTaxedLess ? 'reduced-rate' : '',
    virtual: item.isVirtual ?? false,
    downloadable: item.file !== undefined,
    ...(item.file && { downloads: [toDownload(item.name, item.file)], download_limit: 5 }),
    manage_stock: left !== undefined && !isVariable,
    stock_quantity: isVariable ? null : (left ?? null),
    low_stock_amount: item.lowStockAmount ?? null,
    backorders: item.isMadeToOrder ? 'notify' : 'no',
    external_url: item.soldAt ?? '',
    button_text: item.soldAt ? 'Book a place' : '',
    grouped_products: (item.parts ?? []).map((sku) => mustFind(bySku, sku)),
    tags: (item.tags ?? []).map((tag) => ({ id: findOrCreateTerm(db, 'product_tag', tag) })),
    attributes: [
      ...list(attributes.color, colors, true),
      ...list(attributes.size, sizes, true),
      ...list(attributes.material, materials.length > 0 ? materials : undefined, false),
      ...Object.entries(choices).map(([name, options]) => ({
        name,
        options: [...options],
        variation: true,
        visible: true,
      })),
    ],
  };
}

/** Uses a fixed id, so that the demo store is the same every time. */
function toDownload(name: string, file: string) {
  return { id: `download-${file}`, name, file: `https://example.org/downloads/${file}` };
}

/** A variation for every combination of attribute values. */
function addVariations(
  context: ProductContext,
  item: CatalogProduct,
  product: StoredProduct,
  colorImages: ReadonlyMap<string, number>,
): StoredProduct[] {
  if (product.type !== 'variable') return [];
  return combine(axesOf(context, item)).map((chosen, place) => {
    const image = chosen.map(({ option }) => colorImages.get(option)).find((id) => id !== undefined);
    const suffix = item.choices ? [String(place + 1)] : chosen.map(({ option }) => option.toUpperCase());
    const args: VariationArgs = {
      sku: [item.sku, ...suffix].join('-'),
      regular_price: item.price && context.toPrice(item.price),
      sale_price: item.salePrice && context.toPrice(item.salePrice),
      ...(!item.choices && {
        manage_stock: true,
        stock_quantity: item.stock ?? createStockQuantity(context.random),
      }),
      weight: item.weight,
      attributes: chosen,
      ...(image !== undefined && { image: { id: image } }),
    };
    return addVariation(context.db, product, args, new Date(product.created_at));
  });
}

type Chosen = { option: string } & ({ id: number } | { name: string });

function axesOf(
  { attributes: { color, size } }: ProductContext,
  { colors, sizes, choices = {} }: CatalogProduct,
): Chosen[][] {
  return [
    ...(colors ? [colors.map((option) => ({ id: color.id, option }))] : []),
    ...(sizes ? [sizes.map((option) => ({ id: size.id, option }))] : []),
    ...Object.entries(choices).map(([name, options]) => options.map((option) => ({ name, option }))),
  ];
}

/** Every combination of the axes' values, in their order. */
function combine(axes: readonly Chosen[][]): Chosen[][] {
  return axes.reduce<Chosen[][]>(
    (begun, values) => begun.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  );
}

/** Stock quantity: usually plenty, sometimes low, occasionally zero. */
function createStockQuantity(random: Random): number {
  const [fewest, most] = random.weighted([
    [[8, 48], 14],
    [[1, 2], 2],
    [[0, 0], 1],
  ]);
  return random.between(fewest, most);
}

function mustFind(numbers: ReadonlyMap<string, number>, sku: string): number {
  const id = numbers.get(sku);
  if (id === undefined) throw new Error(`Nothing has the SKU ${sku}.`);
  return id;
}
