import type { Mark, Node } from 'prosemirror-model';
import type { Originals } from './parse';
import { schema, getTextAttribute } from './schema';

const { nodes, marks } = schema;

/** Writes a document as HTML. Unchanged content is written exactly as it was read. */
export function serializeDocument(doc: Node, originals: Originals): string {
  return serializeBlocks(doc, originals) + getTextAttribute(doc.attrs, 'tail');
}

function serializeBlocks(parent: Node, originals: Originals): string {
  let html = '';
  let before: Node | undefined;
  parent.forEach((block) => {
    const written = serializeBlock(block, parent, originals);
    // Empty paragraphs are left out; browsers would not show them either.
    if (written === '' && block.attrs['source'] === null) return;
    html += getGap(before, block) + written;
    before = block;
  });
  return html;
}

/** The separator before a block; text without an element needs a blank line. */
function getGap(before: Node | undefined, { attrs }: Node): string {
  const gap: unknown = attrs['gap'];
  const kept = typeof gap === 'string' ? gap : undefined;
  if (!before) return kept ?? '';
  const bare = [before.attrs['isBare'], attrs['isBare']].filter(Boolean).length;
  const usual = bare > 0 ? '\n\n' : '\n';
  if (kept === undefined) return usual;
  return bare === 2 && !/\n[^\S\n]*\n|\r[^\S\r]*\r/.test(kept.replaceAll('\r\n', '\n')) ? kept + usual : kept;
}

function serializeBlock(block: Node, parent: Node, originals: Originals): string {
  const { type, attrs } = block;
  const source = getTextAttribute(attrs, 'source');
  const own = getTextAttribute(attrs, 'attributes');
  // In a new list item, a single paragraph is written without its element, as is usual.
  const isOfNewItem =
    type === nodes.paragraph && parent.type === nodes.listItem && parent.attrs['source'] === null;
  if (isOfNewItem && own === '') return serializeInline(block);
  if (type === nodes.opaque || isUnchanged(block, originals)) return source;
  switch (type) {
    case nodes.paragraph: {
      const content = serializeInline(block);
      if (attrs['isBare'] === true) return content;
      return content === '' && own === '' ? '' : `<p${own}>${content}</p>`;
    }
    case nodes.heading: {
      const tag = `h${Number(attrs['level'])}`;
      return `<${tag}${own}>${serializeInline(block)}</${tag}>`;
    }
    case nodes.container: {
      const tag = getTextAttribute(attrs, 'tag');
      return `<${tag}${own}>${serializeBlocks(block, originals)}${getTextAttribute(attrs, 'tail')}</${tag}>`;
    }
    case nodes.listItem:
      return `<li${own}>${serializeBlocks(block, originals)}${getTextAttribute(attrs, 'tail')}</li>`;
    default: {
      const tag = type === nodes.orderedList ? 'ol' : 'ul';
      const tail: unknown = attrs['tail'];
      // A new list has one line per item.
      const [start, end] = typeof tail === 'string' ? ['', tail] : ['\n', '\n'];
      return `<${tag}${own}>${start}${serializeBlocks(block, originals)}${end}</${tag}>`;
    }
  }
}

function isUnchanged(block: Node, originals: Originals): boolean {
  const { type, attrs, content } = block;
  const original = typeof attrs['source'] === 'string' ? originals.get(attrs['source']) : undefined;
  if (original?.type !== type || !original.content.eq(content)) return false;
  return Object.entries(original.attrs).every(([name, value]) => name === 'gap' || attrs[name] === value);
}

/** Writes inline content with as few elements as the order of its marks allows. */
function serializeInline(block: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  const moveTo = (wanted: readonly Mark[]) => {
    let same = 0;
    while (isSameMark(open[same], wanted[same])) same += 1;
    for (const mark of open.slice(same).reverse()) html += `</${getTag(mark)}>`;
    for (const mark of wanted.slice(same)) html += `<${getTag(mark)}${getAttributes(mark)}>`;
    open = wanted;
  };
  block.forEach((node) => {
    moveTo(node.marks);
    html += serializeLeaf(node, block);
  });
  moveTo([]);
  return html;
}

const isSameMark = (one: Mark | undefined, other: Mark | undefined): boolean =>
  one !== undefined && other !== undefined && one.eq(other);

function serializeLeaf(node: Node, { attrs }: Node): string {
  if (node.isText) return escapeText(node.text ?? '');
  const source: unknown = node.attrs['source'];
  if (typeof source === 'string') return source;
  return attrs['isBare'] === true ? '\n' : '<br>';
}

const getTag = ({ type, attrs }: Mark): string =>
  type === marks.link ? 'a' : getTextAttribute(attrs, 'tag');

function getAttributes({ type, attrs }: Mark): string {
  if (type !== marks.link) return getTextAttribute(attrs, 'attributes');
  const address = escapeText(getTextAttribute(attrs, 'address')).replaceAll('"', '&quot;');
  return ` href="${address}"${getTextAttribute(attrs, 'rest')}`;
}

const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
