import type { Mark, Node } from 'prosemirror-model';
import type { Originals } from './read';
import { schema, textOf } from './schema';

const { nodes, marks } = schema;

/** Writes a document as HTML. What is as it was read is written letter by letter as it was. */
export function writeDocument(doc: Node, originals: Originals): string {
  return writeBlocks(doc, originals) + textOf(doc.attrs, 'tail');
}

function writeBlocks(parent: Node, originals: Originals): string {
  let html = '';
  let before: Node | undefined;
  parent.forEach((block) => {
    const written = writeBlock(block, parent, originals);
    // Paragraphs in which nothing is yet say nothing; browsers would not show them either.
    if (written === '' && block.attrs['source'] === null) return;
    html += gapBetween(before, block) + written;
    before = block;
  });
  return html;
}

/** What parts a block from the one before it; text without elements around it needs a blank line between. */
function gapBetween(before: Node | undefined, { attrs }: Node): string {
  const gap: unknown = attrs['gap'];
  const kept = typeof gap === 'string' ? gap : undefined;
  if (!before) return kept ?? '';
  const bare = [before.attrs['isBare'], attrs['isBare']].filter(Boolean).length;
  const usual = bare > 0 ? '\n\n' : '\n';
  if (kept === undefined) return usual;
  return bare === 2 && !/\n[^\S\n]*\n|\r[^\S\r]*\r/.test(kept.replaceAll('\r\n', '\n')) ? kept + usual : kept;
}

function writeBlock(block: Node, parent: Node, originals: Originals): string {
  const { type, attrs } = block;
  const source = textOf(attrs, 'source');
  const own = textOf(attrs, 'attributes');
  // In an item that was made here a paragraph stands for itself, as lists are usually written.
  const isOfNewItem =
    type === nodes.paragraph && parent.type === nodes.listItem && parent.attrs['source'] === null;
  if (isOfNewItem && own === '') return writeInline(block);
  if (type === nodes.opaque || isUntouched(block, originals)) return source;
  switch (type) {
    case nodes.paragraph: {
      const content = writeInline(block);
      if (attrs['isBare'] === true) return content;
      return content === '' && own === '' ? '' : `<p${own}>${content}</p>`;
    }
    case nodes.heading: {
      const tag = `h${Number(attrs['level'])}`;
      return `<${tag}${own}>${writeInline(block)}</${tag}>`;
    }
    case nodes.container: {
      const tag = textOf(attrs, 'tag');
      return `<${tag}${own}>${writeBlocks(block, originals)}${textOf(attrs, 'tail')}</${tag}>`;
    }
    case nodes.listItem:
      return `<li${own}>${writeBlocks(block, originals)}${textOf(attrs, 'tail')}</li>`;
    default: {
      const tag = type === nodes.orderedList ? 'ol' : 'ul';
      const tail: unknown = attrs['tail'];
      // A list that was made here has a line for each item.
      const [start, end] = typeof tail === 'string' ? ['', tail] : ['\n', '\n'];
      return `<${tag}${own}>${start}${writeBlocks(block, originals)}${end}</${tag}>`;
    }
  }
}

function isUntouched(block: Node, originals: Originals): boolean {
  const { type, attrs, content } = block;
  const original = typeof attrs['source'] === 'string' ? originals.get(attrs['source']) : undefined;
  if (original?.type !== type || !original.content.eq(content)) return false;
  return Object.entries(original.attrs).every(([name, value]) => name === 'gap' || attrs[name] === value);
}

/** Writes what stands in a line, with as few elements as the order of its marks allows. */
function writeInline(block: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  const moveTo = (wanted: readonly Mark[]) => {
    let same = 0;
    while (isSame(open[same], wanted[same])) same += 1;
    for (const mark of open.slice(same).reverse()) html += `</${tagOf(mark)}>`;
    for (const mark of wanted.slice(same)) html += `<${tagOf(mark)}${attributesOf(mark)}>`;
    open = wanted;
  };
  block.forEach((node) => {
    moveTo(node.marks);
    html += writeLeaf(node, block);
  });
  moveTo([]);
  return html;
}

const isSame = (one: Mark | undefined, other: Mark | undefined): boolean =>
  one !== undefined && other !== undefined && one.eq(other);

function writeLeaf(node: Node, { attrs }: Node): string {
  if (node.isText) return escapeText(node.text ?? '');
  const source: unknown = node.attrs['source'];
  if (typeof source === 'string') return source;
  return attrs['isBare'] === true ? '\n' : '<br>';
}

const tagOf = ({ type, attrs }: Mark): string => (type === marks.link ? 'a' : textOf(attrs, 'tag'));

function attributesOf({ type, attrs }: Mark): string {
  if (type !== marks.link) return textOf(attrs, 'attributes');
  const address = escapeText(textOf(attrs, 'address')).replaceAll('"', '&quot;');
  return ` href="${address}"${textOf(attrs, 'rest')}`;
}

const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');

/** Whether there is nothing to be seen. */
export const isEmptyDocument = ({ childCount, firstChild }: Node): boolean =>
  childCount === 1 && firstChild?.type === nodes.paragraph && firstChild.childCount === 0;
