/** Number of orders, products or reviews in an accordion (behavior notes, section 3). */
export const MAX_ROWS = 5;

/** Row heights in pixels, so that the layout doesn't shift when rows replace their placeholders. */
export const ROW_HEIGHTS = { orders: 68, stock: 84, reviews: 140 };
