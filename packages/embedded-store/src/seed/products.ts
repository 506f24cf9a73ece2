import type { StoreDatabase } from '../database';
import { addPicture, type Drawing } from '../resources/pictures';
import { createProduct, type NewProduct } from '../resources/products';
import { findOrCreateTerm } from '../resources/terms';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long before today the shop opened, in days. */
const OPENED = 420;

export interface SeededProduct {
  id: number;
  name: string;
  /** What a customer pays for one, in cents. */
  price: number;
  /** How often it is bought, compared with the others. */
  appeal: number;
}

type Goods = Omit<NewProduct, 'createdAt' | 'images' | 'categories'> & {
  appeal: number;
  drawing: Drawing;
  category: string;
};

/** Goods of an invented shop by the sea. Some run low, one is sold out, one is not on sale yet. */
const GOODS: readonly Goods[] = [
  {
    name: 'Oilskin Tote Bag',
    drawing: 'bag',
    category: 'Bags and accessories',
    sku: 'HG-BAG-01',
    regularPrice: '68.00',
    stock: 42,
    appeal: 9,
    shortDescription: 'A bag for wet days, with a pocket that stays dry.',
  },
  {
    name: 'Lighthouse Mug',
    drawing: 'mug',
    category: 'Kitchen',
    sku: 'HG-MUG-01',
    regularPrice: '18.50',
    stock: 120,
    appeal: 14,
    shortDescription: 'Stoneware, glazed by hand, holds a third of a litre.',
  },
  {
    name: 'Ribbed Wool Beanie',
    drawing: 'hat',
    category: 'Clothing',
    sku: 'HG-HAT-01',
    regularPrice: '32.00',
    salePrice: '26.00',
    stock: 64,
    appeal: 12,
    shortDescription: 'Knitted close, so the wind stays out.',
  },
  {
    name: 'Sea Salt Caramels',
    drawing: 'tin',
    category: 'Kitchen',
    sku: 'HG-SWT-01',
    regularPrice: '9.75',
    stock: 210,
    appeal: 16,
    shortDescription: 'Twelve soft caramels in a tin.',
  },
  {
    name: 'Brass Pocket Compass',
    drawing: 'compass',
    category: 'Outdoors',
    sku: 'HG-CMP-01',
    regularPrice: '54.00',
    stock: 2,
    lowStockAmount: 5,
    appeal: 5,
    shortDescription: 'Points north, closes with a click.',
  },
  {
    name: 'Harbor Map Print',
    drawing: 'print',
    category: 'Home',
    sku: 'HG-PRT-01',
    regularPrice: '39.00',
    stock: 33,
    appeal: 7,
    shortDescription: 'A drawn map of the old harbor, 50 by 70 centimetres.',
  },
  {
    name: 'Striped Cotton Jersey',
    drawing: 'jersey',
    category: 'Clothing',
    sku: 'HG-TOP-01',
    regularPrice: '59.00',
    stock: 1,
    appeal: 8,
    shortDescription: 'Heavy cotton with twenty-one stripes.',
  },
  {
    name: 'Cedar Soap Bar',
    drawing: 'soap',
    category: 'Home',
    sku: 'HG-SOA-01',
    regularPrice: '7.25',
    stock: 180,
    appeal: 13,
    shortDescription: 'Smells of planks in the sun.',
  },
  {
    name: 'Folding Deck Chair',
    drawing: 'chair',
    category: 'Outdoors',
    sku: 'HG-CHR-01',
    regularPrice: '145.00',
    stock: 0,
    appeal: 3,
    shortDescription: 'Beech and canvas; folds flat.',
  },
  {
    name: 'Waxed Canvas Apron',
    drawing: 'apron',
    category: 'Clothing',
    sku: 'HG-APR-01',
    regularPrice: '74.00',
    salePrice: '62.00',
    stock: 27,
    appeal: 5,
    shortDescription: 'For the workbench, the stove or the boat.',
  },
  {
    name: 'Gift Card',
    drawing: 'card',
    category: 'Gifts',
    sku: 'HG-GFT-01',
    regularPrice: '25.00',
    isVirtual: true,
    appeal: 6,
    shortDescription: 'Sent by e-mail, good for anything in the shop.',
  },
  {
    name: 'Storm Lantern',
    drawing: 'lantern',
    category: 'Outdoors',
    sku: 'HG-LMP-01',
    status: 'draft',
    regularPrice: '88.00',
    stock: 15,
    appeal: 0,
    shortDescription: 'Burns for twenty hours, in any weather.',
  },
];

/** Puts the goods on the shelves and answers those that customers can buy. */
export function seedProducts(db: StoreDatabase, now: Date): SeededProduct[] {
  return GOODS.flatMap(({ appeal, drawing, category, ...goods }, index) => {
    const createdAt = new Date(now.getTime() - (OPENED - index * 12) * DAY_MS);
    const images = [addPicture(db, drawing, goods.name, createdAt)];
    const categories = [findOrCreateTerm(db, 'product_cat', category)];
    const id = createProduct(db, { ...goods, images, categories, createdAt });
    if (goods.status === 'draft') return [];
    return [{ id, name: goods.name, price: toCents(goods.salePrice ?? goods.regularPrice ?? '0'), appeal }];
  });
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
