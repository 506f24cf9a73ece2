import { tokenize } from '../html/tokens';
import type { Token } from '../html/tokens';

/** Elements that are allowed in descriptions. */
const ELEMENTS = new Set(
  'a abbr b blockquote br cite code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);

const ATTRIBUTES = new Set(['alt', 'class', 'colspan', 'height', 'href', 'rowspan', 'src', 'title', 'width']);

/**
 * Sanitizes HTML: removes elements and attributes outside the lists above, and escapes a `<` that is not part of a
 * tag. Code that displays the HTML sanitizes it again.
 */
export function cleanHtml(html: string): string {
  const tokens = tokenize(html.replaceAll(/[^\P{Cc}\n\r\t]/gu, ''));
  return Array.from(tokens, write).join('').trim();
}

function write(token: Token): string {
  if (token.type !== 'tag') return token.text.replaceAll('<', '&lt;');
  const { name, isEnd, attributes } = token;
  if (!ELEMENTS.has(name)) return '';
  if (isEnd) return `</${name}>`;
  const kept = [...attributes].filter(([attribute, value]) => isHarmless(attribute, value));
  return `<${name}${kept.map(([attribute, value]) => ` ${attribute}="${escapeValue(value)}"`).join('')}>`;
}

function escapeValue(value: string): string {
  return value.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function isHarmless(attribute: string, value: string): boolean {
  if (!ATTRIBUTES.has(attribute)) return false;
  const isAddress = attribute === 'href' || attribute === 'src';
  // An entity could hide a scheme.
  return !isAddress || /^(https?:\/\/|mailto:|tel:|[/#?.])/i.test(value.trim());
}
