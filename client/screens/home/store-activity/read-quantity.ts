/** Parses a quantity: a whole number from 0 on, `undefined` for anything else. */
export function readQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : undefined;
}
