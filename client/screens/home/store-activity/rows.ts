/** How many orders, products or reviews an accordion shows (behavior notes, section 3). */
export const MAX_ROWS = 5;

/** Pixels of a row, so that nothing jumps when rows take the place of what stood in for them. */
export const ROW_HEIGHTS = { orders: 68, stock: 84, reviews: 140 };
