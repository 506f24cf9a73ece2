/** Amounts are added up in millionths of the currency unit; hosts store six decimals at most. */
export const PARTS_PER_UNIT = 1_000_000;

/** 12.34 is 12,340,000 millionths. */
export const toParts = (amount: number): number => Math.round(amount * PARTS_PER_UNIT);
