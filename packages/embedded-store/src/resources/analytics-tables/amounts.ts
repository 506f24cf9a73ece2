/** Amounts are stored as whole parts of this size, so that no sum ever loses a cent: 12.50 is 125000. */
export const PARTS = 10_000;

/** The number that reports show; rounding is for whoever displays it (contract, section 1.8). */
export function toNumber(parts: number): number {
  return parts / PARTS;
}
