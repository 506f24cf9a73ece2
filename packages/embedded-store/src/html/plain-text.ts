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

/** Decodes HTML entities; the platform's labels contain them. */
export function plainText(markup: string): string {
  return markup.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      if (hex) return toCharacter(Number.parseInt(hex, 16)) ?? whole;
      if (decimal) return toCharacter(Number(decimal)) ?? whole;
      return NAMED[name] ?? whole;
    },
  );
}

/** `undefined` for code points that are not characters; user input can contain such entities. */
function toCharacter(code: number): string | undefined {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code > 0x10ffff || isSurrogate ? undefined : String.fromCodePoint(code);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
