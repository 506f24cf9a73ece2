import { run } from '../database';
import type { StoreDatabase } from '../database';
import {
  createAttribute,
  addPicture,
  addProduct,
  addVariation,
  createTerm,
  findOrCreateTerm,
} from '../catalog';
import type { Attribute, Ground, Ink, ProductArgs, StoredProduct, VariationArgs } from '../catalog';
import { DAY_MS, startOfDay } from './calendar';
import { COLORS, DEPARTMENTS, GOODS } from './goods';
import type { Goods, Season } from './goods';
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

interface Shop {
  db: StoreDatabase;
  random: Random;
  toPrice: Pricing;
  /** Day of the store's opening, and today. */
  opened: number;
  now: number;
  /** The shelves, with the category id and picture background of each. */
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
  const shop: Shop = {
    db,
    random,
    toPrice,
    opened: opened.getTime(),
    now: now.getTime(),
    shelves: putUpShelves(db),
    attributes: {
      color: addAttribute(db, 'Color'),
      size: addAttribute(db, 'Size'),
      material: addAttribute(db, 'Material'),
    },
    bySku: new Map(),
  };
  return GOODS.flatMap((goods) => stock(shop, goods));
}

/** Deletes discontinued products with their variations; orders keep their data. */
export function removeDiscontinued(db: StoreDatabase): void {
  for (const { sku, isDiscontinued } of GOODS) {
    if (isDiscontinued) run(db, 'DELETE FROM products WHERE sku = ? AND parent_id IS NULL', sku);
  }
}

function putUpShelves(db: StoreDatabase): Shop['shelves'] {
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

function stock(shop: Shop, goods: Goods): Sellable[] {
  const { db } = shop;
  const shelf = shop.shelves.get(goods.shelf);
  if (!shelf) throw new Error(`There is no shelf called ${goods.shelf}.`);
  const createdAt = new Date(shop.opened + (shop.now - shop.opened) * (goods.since ?? 0));
  const draw = (name: string, ink: Ink | undefined) =>
    addPicture(db, goods.drawing, { name, ink, ground: shelf.ground, createdAt });
  const pictures = new Map(
    (goods.colors ?? []).map((color) => [color as string, draw(`${goods.name} ${color}`, COLORS[color])]),
  );
  const images = pictures.size > 0 ? [...pictures.values()] : [draw(goods.name, goods.ink)];
  const product = addProduct(
    db,
    {
      ...toArgs(shop, goods),
      categories: [{ id: shelf.category }],
      images: images.map((id) => ({ id })),
    },
    createdAt,
  );
  shop.bySku.set(goods.sku, product.id);
  const isForSale =
    product.status === 'publish' && (product.type === 'simple' || product.type === 'variable');
  const variations = addVariations(shop, goods, product, pictures);
  if (!isForSale) return [];
  const one: Sellable = {
    productId: product.id,
    variationId: 0,
    sku: goods.sku,
    appeal: goods.appeal,
    season: goods.season,
    releasedAt: createdAt.getTime(),
  };
  if (variations.length === 0) return [one];
  const taste = variations.map(() => shop.random.between(2, 10));
  const tastes = taste.reduce((sum, each) => sum + each, 0);
  return variations.map(({ id, sku }, index) => ({
    ...one,
    variationId: id,
    sku,
    appeal: (goods.appeal * (taste[index] ?? 0)) / tastes,
  }));
}

function toArgs({ db, attributes, bySku, now, toPrice }: Shop, goods: Goods): ProductArgs {
  const { colors, sizes, choices = {}, materials = [], stock: left } = goods;
  const toDay = (days: number) => new Date(startOfDay(now) + days * DAY_MS).toISOString().slice(0, 19);
  const priceText = (amount = '') => amount && toPrice(amount);
  const isVariable = Boolean(colors ?? sizes ?? goods.choices);
  const list = (attribute: Attribute, options: readonly string[] | undefined, variation: boolean) =>
    options ? [{ id: attribute.id, options: [...options], variation, visible: true }] : [];
  return {
    name: goods.name,
    sku: goods.sku,
    type: isVariable ? 'variable' : goods.soldAt ? 'external' : goods.parts ? 'grouped' : 'simple',
    status: goods.status ?? 'publish',
    featured: goods.isFeatured ?? false,
    description: `<p>${goods.about}</p>`,
    short_description: goods.about,
    ...(goods.saleFrom !== undefined && { date_on_sale_from_gmt: toDay(goods.saleFrom) }),
    ...(goods.saleUntil !== undefined && { date_on_sale_to_gmt: toDay(goods.saleUntil) }),
    ...(!isVariable && { regular_price: priceText(goods.price), sale_price: priceText(goods.salePrice) }),
    weight: goods.weight ?? '',
    tax_class: goods.isTaxedLess ? 'reduced-rate' : '',
    virtual: goods.isVirtual ?? false,
    downloadable: goods.file !== undefined,
    ...(goods.file && { downloads: [toDownload(goods.name, goods.file)], download_limit: 5 }),
    manage_stock: left !== undefined && !isVariable,
    stock_quantity: isVariable ? null : (left ?? null),
    low_stock_amount: goods.lowStockAmount ?? null,
    backorders: goods.isMadeToOrder ? 'notify' : 'no',
    external_url: goods.soldAt ?? '',
    button_text: goods.soldAt ? 'Book a place' : '',
    grouped_products: (goods.parts ?? []).map((sku) => mustFind(bySku, sku)),
    tags: (goods.tags ?? []).map((tag) => ({ id: findOrCreateTerm(db, 'product_tag', tag) })),
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
  shop: Shop,
  goods: Goods,
  product: StoredProduct,
  pictures: ReadonlyMap<string, number>,
): StoredProduct[] {
  if (product.type !== 'variable') return [];
  return combine(axesOf(shop, goods)).map((chosen, place) => {
    const picture = chosen.map(({ option }) => pictures.get(option)).find((id) => id !== undefined);
    const suffix = goods.choices ? [String(place + 1)] : chosen.map(({ option }) => option.toUpperCase());
    const args: VariationArgs = {
      sku: [goods.sku, ...suffix].join('-'),
      regular_price: goods.price && shop.toPrice(goods.price),
      sale_price: goods.salePrice && shop.toPrice(goods.salePrice),
      ...(!goods.choices && {
        manage_stock: true,
        stock_quantity: goods.stock ?? pieces(shop.random),
      }),
      weight: goods.weight,
      attributes: chosen,
      ...(picture !== undefined && { image: { id: picture } }),
    };
    return addVariation(shop.db, product, args, new Date(product.created_at));
  });
}

type Chosen = { option: string } & ({ id: number } | { name: string });

function axesOf({ attributes: { color, size } }: Shop, { colors, sizes, choices = {} }: Goods): Chosen[][] {
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
function pieces(random: Random): number {
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
