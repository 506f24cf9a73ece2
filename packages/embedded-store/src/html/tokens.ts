/** A piece of HTML. */
export type Token =
  | { type: 'text'; text: string }
  /** A tag; `attributes` is empty for end tags. Names are in lower case. */
  | { type: 'tag'; name: string; isEnd: boolean; attributes: ReadonlyMap<string, string> }
  /** A `<` followed by a name that no `>` closes, up to the next `<`. */
  | { type: 'unclosed'; text: string };

/** Elements whose content is not visible text. */
const HIDDEN = new Set(['script', 'style', 'iframe', 'object', 'template']);

const NAME = /<(\/?)([a-z][^\s/<>]*)/iy;

const ATTRIBUTE = /[\s/=]*([^\s/<>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s<>]*)))?/y;

/** What may come between the last attribute and the end of a tag; a lone `=` is not a name. */
const END = /[\s/=]*>/y;

/**
 * Splits HTML into tags and text, without comments and without the content of scripts and similar elements.
 * Runs in linear time for any input: each step continues where the last one ended, and unclosed constructs are not
 * scanned again. General HTML parsers take quadratic time in the number of attributes or nested elements.
 */
export function* tokenize(html: string): Generator<Token> {
  let position = 0;
  while (position < html.length) {
    const start = html.indexOf('<', position);
    if (start !== position) yield { type: 'text', text: html.slice(position, start < 0 ? undefined : start) };
    if (start < 0) return;
    if (html.startsWith('<!--', start)) {
      position = endOf(html, '-->', start + 4);
      continue;
    }
    const tag = readTag(html, start);
    if (!tag) {
      yield { type: 'text', text: '<' };
      position = start + 1;
      continue;
    }
    position = tag.end;
    yield tag.token;
    if (tag.token.type === 'tag' && !tag.token.isEnd && HIDDEN.has(tag.token.name)) {
      position = skipContent(html, tag.token.name, position);
    }
  }
}

function readTag(html: string, start: number): { token: Token; end: number } | undefined {
  NAME.lastIndex = start;
  const [, slash = '', name = ''] = NAME.exec(html) ?? [];
  if (!name) return undefined;
  const attributes = new Map<string, string>();
  let end = NAME.lastIndex;
  for (;;) {
    END.lastIndex = end;
    if (END.test(html)) {
      const token = { type: 'tag', name: name.toLowerCase(), isEnd: slash !== '', attributes } as const;
      return { token, end: END.lastIndex };
    }
    ATTRIBUTE.lastIndex = end;
    const [, key, double, single, bare] = ATTRIBUTE.exec(html) ?? [];
    if (key === undefined) break;
    end = ATTRIBUTE.lastIndex;
    const attribute = key.toLowerCase();
    // The first one wins, as in browsers.
    if (!attributes.has(attribute)) attributes.set(attribute, double ?? single ?? bare ?? '');
  }
  const next = html.indexOf('<', end);
  const stop = next < 0 ? html.length : next;
  return { token: { type: 'unclosed', text: html.slice(start, stop) }, end: stop };
}

/** The index of an element's end tag, or the end of the text. */
function skipContent(html: string, name: string, from: number): number {
  const endTag = new RegExp(String.raw`</${name}[\s/>]`, 'gi');
  endTag.lastIndex = from;
  return endTag.exec(html)?.index ?? html.length;
}

function endOf(html: string, end: string, from: number): number {
  const found = html.indexOf(end, from);
  return found < 0 ? html.length : found + end.length;
}
