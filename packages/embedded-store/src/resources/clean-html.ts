/** Elements that descriptions may have, with the attributes that do no harm. */
const ELEMENTS = new Set(
  'a abbr b blockquote br cite code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);

const ATTRIBUTES = new Set(['alt', 'class', 'colspan', 'height', 'href', 'rowspan', 'src', 'title', 'width']);

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;

const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * HTML with nothing in it that could act: elements and attributes outside the lists above go, and a `<` that begins
 * no such element becomes text. Whoever shows it cleans it once more, where it is shown.
 */
export function cleanHtml(html: string): string {
  const quiet = html
    .replaceAll(/<(script|style|iframe|object|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, '')
    .replaceAll(/[^\P{Cc}\n\r\t]/gu, '');
  const parts: string[] = [];
  let end = 0;
  for (const tag of quiet.matchAll(TAG)) {
    parts.push(toText(quiet.slice(end, tag.index)), toTag(tag));
    end = tag.index + tag[0].length;
  }
  return parts
    .concat(toText(quiet.slice(end)))
    .join('')
    .trim();
}

function toText(text: string): string {
  return text.replaceAll('<', '&lt;');
}

function toTag([, slash = '', name = '', rest = '']: RegExpMatchArray): string {
  const element = name.toLowerCase();
  if (!ELEMENTS.has(element)) return '';
  if (slash) return `</${element}>`;
  const attributes = [...rest.matchAll(ATTRIBUTE)].flatMap(([, key = '', double, single, bare]) => {
    const [attribute, value] = [key.toLowerCase(), double ?? single ?? bare ?? ''];
    return isHarmless(attribute, value) ? [` ${attribute}="${value.replaceAll('"', '&quot;')}"`] : [];
  });
  return `<${element}${attributes.join('')}>`;
}

function isHarmless(attribute: string, value: string): boolean {
  if (!ATTRIBUTES.has(attribute)) return false;
  const isAddress = attribute === 'href' || attribute === 'src';
  // An entity could hide a scheme.
  return !isAddress || /^(https?:\/\/|mailto:|tel:|[/#?.])/i.test(value.trim());
}
