const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  euro: '€',
  gt: '>',
  hellip: '…',
  lt: '<',
  nbsp: '\u00a0',
  pound: '£',
  quot: '"',
  yen: '¥',
};

/** What HTML text says once its entities are read: labels of the platform come in that form. */
export function plainText(markup: string): string {
  return markup.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return NAMED[name] ?? whole;
    },
  );
}
