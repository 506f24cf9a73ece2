/** A part of HTML as written. The sources of all tokens together are the text. */
export type Token =
  | { readonly kind: 'text' | 'comment'; readonly source: string }
  | {
      readonly kind: 'start';
      readonly source: string;
      /** Lowercase. */
      readonly tag: string;
      /** With the leading space. */
      readonly attributes: string;
    }
  | { readonly kind: 'end'; readonly source: string; readonly tag: string }
  /** An element whose content is not markup, including the content. */
  | { readonly kind: 'raw'; readonly source: string; readonly tag: string };

/** https://html.spec.whatwg.org/multipage/syntax.html#void-elements, and two obsolete ones. */
export const VOID: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col embed frame hr img input link meta param source track wbr'.split(' '),
);

/** Elements whose content browsers read as raw text up to the end tag. */
const RAW: ReadonlySet<string> = new Set(
  'script style textarea title xmp iframe noembed noframes noscript'.split(' '),
);

/** HTML white space; non-breaking spaces do not count. */
export const LEADING_SPACE = /^[ \t\r\n\f]+/;
export const TRAILING_SPACE = /(?<![ \t\r\n\f])[ \t\r\n\f]+$/;
export const isBlank = (text: string): boolean => /^[ \t\r\n\f]*$/.test(text);

const ATTRIBUTES = /(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*/.source;
const TOKEN = new RegExp(
  `(<!--[^]*?-->)|<([a-z][\\w:-]*)(${ATTRIBUTES})\\s*/?>|</([a-z][\\w:-]*)\\s*>|((?:[^<]|<(?![a-z/!?]))+)`,
  'giy',
);

/** Splits HTML into tokens; `undefined` if some of it may be parsed differently by browsers. */
export function tokenize(html: string): Token[] | undefined {
  // Browsers replace it, and some hide what follows.
  if (html.includes('\0')) return undefined;
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  let at = 0;
  while (at < html.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(html);
    if (!match) return undefined;
    const [source, comment, start, attributes = '', end] = match;
    let token: Token;
    if (comment !== undefined) token = { kind: 'comment', source };
    else if (end !== undefined) token = { kind: 'end', source, tag: end.toLowerCase() };
    else if (start === undefined) token = { kind: 'text', source };
    else if (RAW.has(start.toLowerCase())) {
      const whole = readRawElement(html, at, start);
      if (whole === undefined) return undefined;
      token = { kind: 'raw', source: whole, tag: start.toLowerCase() };
    } else token = { kind: 'start', source, tag: start.toLowerCase(), attributes };
    tokens.push(token);
    at += token.source.length;
  }
  return tokens;
}

function readRawElement(html: string, at: number, tag: string): string | undefined {
  const end = new RegExp(`</${tag}\\s*>`, 'gi');
  end.lastIndex = at;
  const match = end.exec(html);
  return match ? html.slice(at, match.index + match[0].length) : undefined;
}

export interface Attribute {
  readonly name: string;
  /** As written, without quotes. */
  readonly value: string;
  /** With the leading space. */
  readonly source: string;
}

/** Parses the attributes of an element. */
export function parseAttributes(attributes: string): Attribute[] {
  const single = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
  return [...attributes.matchAll(single)].map(([source, name = '', double, simple, none]) => ({
    name: name.toLowerCase(),
    value: double ?? simple ?? none ?? '',
    source,
  }));
}
