import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { decodeEntities } from '@admin/format';
import { LEADING_SPACE, parseAttributes, TRAILING_SPACE, VOID, type Token } from './tokenize';
import { joinSource, splitBlocks, splitTokens, type Segment } from './split';
import { CONTAINERS, OTHER_MARKS, schema, getTextAttribute } from './schema';

/** Parsed blocks by their source; a block that still has this source is unchanged. */
export type Originals = Map<string, Node>;

const { nodes, marks } = schema;

/**
 * Parses HTML into an editable document. Nothing is lost: a block that cannot be fully represented becomes opaque, as
 * does the whole text if it cannot be split into blocks.
 */
export function parseDocument(html: string): { doc: Node; originals: Originals } {
  const originals: Originals = new Map();
  const split = splitBlocks(html);
  if (!split) return { doc: nodes.doc.create(null, createOpaqueBlock({ gap: '', source: html })), originals };
  const { segments, tail } = split;
  const blocks = segments.map((segment) => parseSegment(segment, originals));
  // Without blocks there is only white space, which the empty paragraph keeps while it is empty.
  const content = blocks.length > 0 ? blocks : [nodes.paragraph.create()];
  return { doc: nodes.doc.create({ tail }, content), originals };
}

function parseSegment(segment: Segment, originals: Originals): Node {
  const node = parseKnownBlock(segment, originals);
  if (!node) return createOpaqueBlock(segment);
  originals.set(segment.source, node);
  return node;
}

const createOpaqueBlock = ({ gap, source }: { gap: string; source: string }): Node =>
  nodes.opaque.create({ gap, source });

function parseKnownBlock({ kind, tokens, gap, source }: Segment, originals: Originals): Node | undefined {
  if (kind === 'opaque') return undefined;
  if (kind === 'inline') {
    const content = isShortcode(source) ? undefined : parseInline(tokens);
    return content && nodes.paragraph.create({ gap, source, isBare: true }, content);
  }
  const [first] = tokens;
  if (first?.kind !== 'start') return undefined;
  const inner = tokens.slice(1, -1);
  const attrs = { gap, source, attributes: first.attributes };
  const level = /^h([1-6])$/.exec(first.tag)?.[1];
  if (first.tag === 'p' || level !== undefined) {
    const content = parseInline(trimTokens(inner));
    if (!content) return undefined;
    return level === undefined
      ? nodes.paragraph.create(attrs, content)
      : nodes.heading.create({ ...attrs, level: Number(level) }, content);
  }
  if (first.tag === 'ul' || first.tag === 'ol') return parseList(first.tag, inner, attrs, originals);
  return CONTAINERS.includes(first.tag)
    ? parseContainer(inner, { ...attrs, tag: first.tag }, originals)
    : undefined;
}

type BlockAttrs = Readonly<Record<'gap' | 'source' | 'attributes', string>>;

function parseList(
  tag: 'ul' | 'ol',
  inner: readonly Token[],
  attrs: BlockAttrs,
  originals: Originals,
): Node | undefined {
  const split = splitTokens(inner);
  if (!split || split.segments.length === 0) return undefined;
  const items = split.segments.map((segment) => parseListItem(segment, originals));
  if (!items.every((item) => item !== undefined)) return undefined;
  return nodes[tag === 'ul' ? 'bulletList' : 'orderedList'].create({ ...attrs, tail: split.tail }, items);
}

function parseListItem({ kind, tokens, gap, source }: Segment, originals: Originals): Node | undefined {
  const [first] = tokens;
  if (kind !== 'element' || first?.kind !== 'start' || first.tag !== 'li') return undefined;
  const split = splitTokens(tokens.slice(1, -1));
  if (!split) return undefined;
  const read = split.segments.map((segment) => parseSegment(segment, originals));
  const content = read.length > 0 ? read : [nodes.paragraph.create({ source: '', gap: '', isBare: true })];
  const attrs = { gap, source, attributes: first.attributes, tail: split.tail };
  if (!nodes.listItem.validContent(Fragment.from(content))) return undefined;
  const item = nodes.listItem.create(attrs, content);
  originals.set(source, item);
  return item;
}

function parseContainer(
  inner: readonly Token[],
  attrs: BlockAttrs & { tag: string },
  originals: Originals,
): Node | undefined {
  const split = splitTokens(inner);
  if (!split) return undefined;
  const content = split.segments.map((segment) => parseSegment(segment, originals));
  // Content with nothing editable stays in one node.
  if (content.every(({ type }) => type === nodes.opaque)) return undefined;
  return nodes.container.create({ ...attrs, tail: split.tail }, content);
}

/** Only shortcodes, which are rendered on the server. */
const isShortcode = (source: string): boolean => /^\[[a-z][\w-]*(?:\s[^\]]*)?\/?\](?:[^]*\])?$/i.test(source);

interface Open {
  readonly tag: string;
  readonly mark: Mark;
  /** Its start, in tokens and in nodes. */
  readonly token: number;
  readonly node: number;
}

/** Parses inline content; `undefined` if it cannot be represented or is not well nested. */
function parseInline(tokens: readonly Token[]): Node[] | undefined {
  const content: Node[] = [];
  const open: Open[] = [];
  const active = () => open.map(({ mark }) => mark);
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'text') parseText(token.source, active(), content);
    else if (token.kind === 'start' && VOID.has(token.tag)) {
      const node = parseVoidElement(token);
      if (!node) return undefined;
      content.push(withMarks(node, active()));
    } else if (token.kind === 'start') {
      const mark = parseMark(token.tag, token.attributes);
      if (!mark) return undefined;
      open.push({ tag: token.tag, mark, token: index, node: content.length });
    } else if (token.kind === 'end') {
      const opened = open.pop();
      if (opened?.tag !== token.tag) return undefined;
      if (opened.node === content.length) {
        // An empty element: an anchor, or an icon rendered by CSS.
        const source = joinSource(tokens.slice(opened.token, index + 1));
        content.push(withMarks(nodes.opaqueInline.create({ source }), active()));
      }
    } else return undefined;
  }
  return open.length === 0 ? content : undefined;
}

const withMarks = (node: Node, active: readonly Mark[]): Node =>
  node.mark(active.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []));

/** Line breaks in the text are shown in the store too, except for the one after a `<br>`. */
function parseText(source: string, active: readonly Mark[], content: Node[]): void {
  const before = content.at(-1);
  for (const [index, part] of source.split(/((?:\r\n?|\n)[ \t\f]*)/).entries()) {
    const isBreak = index % 2 === 1;
    if (!isBreak) {
      if (part !== '') content.push(withMarks(schema.text(decodeEntities(part)), active));
    } else if (index === 1 && before !== undefined && before === content.at(-1) && isElement(before)) {
      content[content.length - 1] = withMarks(
        nodes.lineBreak.create({ source: getTextAttribute(before.attrs, 'source') + part }),
        before.marks,
      );
    } else content.push(withMarks(nodes.lineBreak.create({ source: part }), active));
  }
}

const isElement = ({ type, attrs }: Node): boolean =>
  type === nodes.lineBreak && getTextAttribute(attrs, 'source').startsWith('<');

function parseVoidElement({ tag, source, attributes }: Token & { kind: 'start' }): Node | undefined {
  if (tag === 'br') return nodes.lineBreak.create({ source });
  if (tag === 'wbr') return nodes.opaqueInline.create({ source });
  if (tag !== 'img') return undefined;
  const valueOf = (wanted: string) =>
    decodeEntities(parseAttributes(attributes).find(({ name }) => name === wanted)?.value ?? '');
  return nodes.opaqueInline.create({ source, address: valueOf('src'), alt: valueOf('alt') });
}

function parseMark(tag: string, attributes: string): Mark | undefined {
  if (tag === 'strong' || tag === 'b') return marks.bold.create({ tag, attributes });
  if (tag === 'em' || tag === 'i') return marks.italic.create({ tag, attributes });
  const single = parseAttributes(attributes);
  const address = single.find(({ name }) => name === 'href');
  if (tag === 'a' && address) {
    const rest = single.filter((other) => other !== address).map(({ source }) => source);
    return marks.link.create({ address: decodeEntities(address.value), rest: rest.join('') });
  }
  return OTHER_MARKS.includes(tag) ? marks.other.create({ tag, attributes }) : undefined;
}

/** Removes white space at both ends, which browsers do not show. */
function trimTokens(tokens: readonly Token[]): Token[] {
  const result = [...tokens];
  const first = result[0];
  if (first?.kind === 'text') result[0] = { kind: 'text', source: first.source.replace(LEADING_SPACE, '') };
  const last = result.at(-1);
  if (last?.kind === 'text')
    result[result.length - 1] = { kind: 'text', source: last.source.replace(TRAILING_SPACE, '') };
  return result;
}
