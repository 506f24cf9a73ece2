/** Amounts are added up in millionths of the currency unit; hosts store six decimals at most. */
export const MICROS_PER_UNIT = 1_000_000;

/** 12.34 is 12,340,000 millionths. */
export const toMicros = (amount: number): number => Math.round(amount * MICROS_PER_UNIT);
