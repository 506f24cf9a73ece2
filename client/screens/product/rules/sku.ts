/** As many characters as the host's table for look-ups keeps. */
const LONGEST = 100;

/** A SKU made of a name, for products that have none: `Café Set, large` → `cafe-set-large`. */
export const suggestSku = (name: string): string =>
  name
    .normalize('NFD')
    // Other scripts have letters that are not the same without their marks.
    .replaceAll(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
