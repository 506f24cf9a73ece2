import { Schema, type Attrs, type DOMOutputSpec, type Node } from 'prosemirror-model';

/** Original source of a block, so that unchanged blocks are written exactly as they were. */
const sourceAttributes = {
  /** Its exact HTML; `null` for a new block. */
  source: { default: null },
  /** White space and comments before it; `null` for a new block. */
  gap: { default: null },
} as const;

/** The element's attributes as written, including the leading space. They are never rendered. */
const attributes = { default: '' } as const;

/** Container elements without a visible format of their own. */
export const CONTAINERS: readonly string[] = [
  'blockquote',
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'center',
];

/** Inline elements that are kept although the toolbar has no button for them. */
export const OTHER_MARKS: readonly string[] =
  'span u s strike del ins sub sup code kbd samp var small big mark abbr acronym cite dfn q font tt bdi bdo time a'.split(
    ' ',
  );

/** Those that may be rendered as themselves. */
const RENDERED_MARKS = new Set(['u', 's', 'del', 'ins', 'sub', 'sup', 'code', 'small', 'mark', 'cite']);

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+', attrs: { tail: { default: '' } } },
    paragraph: {
      content: 'inline*',
      group: 'block',
      // `isBare`: text without an element, which the store wraps in a paragraph.
      attrs: { ...sourceAttributes, attributes, isBare: { default: false } },
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      content: 'inline*',
      group: 'block',
      defining: true,
      attrs: { ...sourceAttributes, attributes, level: { default: 2 } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${Number(attrs['level'])}`, 0],
    },
    bulletList: createListSpec('ul'),
    orderedList: createListSpec('ol'),
    listItem: {
      content: 'paragraph block*',
      defining: true,
      attrs: { ...sourceAttributes, attributes, tail: { default: '' } },
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    container: {
      content: 'block+',
      group: 'block',
      defining: true,
      attrs: { ...sourceAttributes, attributes, tag: { default: 'blockquote' }, tail: { default: '' } },
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: ({ attrs }) => [attrs['tag'] === 'blockquote' ? 'blockquote' : 'div', 0],
    },
    /** Unsupported HTML, kept unchanged. */
    opaque: {
      group: 'block',
      atom: true,
      draggable: true,
      attrs: { ...sourceAttributes, source: { default: '' } },
      toDOM: ({ attrs }) => ['pre', String(attrs['source'])],
    },
    text: { group: 'inline' },
    lineBreak: {
      inline: true,
      group: 'inline',
      selectable: false,
      // A line break in the text counts as one, since the store shows it as one.
      attrs: { source: { default: null } },
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
    /** An image or an empty inline element, kept unchanged. */
    opaqueInline: {
      inline: true,
      group: 'inline',
      atom: true,
      attrs: { source: { default: '' }, address: { default: '' }, alt: { default: '' } },
      toDOM: renderOpaque,
    },
  },
  marks: {
    link: {
      // `rest`: its other attributes, as written.
      attrs: { address: { default: '' }, rest: { default: '' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ address: link.getAttribute('href') ?? '' }) }],
      toDOM: ({ attrs }) => ['a', isSafeUrl(attrs['address']) ? { href: attrs['address'] } : {}, 0],
    },
    bold: {
      attrs: { tag: { default: 'strong' }, attributes },
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    italic: {
      attrs: { tag: { default: 'em' }, attributes },
      parseDOM: [{ tag: 'em' }, { tag: 'i' }],
      toDOM: () => ['em', 0],
    },
    other: {
      attrs: { tag: {}, attributes },
      // They may be nested.
      excludes: '',
      parseDOM: [...RENDERED_MARKS].map((tag) => ({ tag, attrs: { tag } })),
      toDOM: ({ attrs }) => [RENDERED_MARKS.has(String(attrs['tag'])) ? String(attrs['tag']) : 'span', 0],
    },
  },
});

function createListSpec(tag: 'ul' | 'ol') {
  return {
    content: 'listItem+',
    group: 'block',
    attrs: { ...sourceAttributes, attributes, tail: { default: null } },
    parseDOM: [{ tag }],
    toDOM: (): DOMOutputSpec => [tag, 0],
  };
}

function renderOpaque({ attrs }: Node): DOMOutputSpec {
  const { address, alt } = attrs;
  if (isImageUrl(address)) return ['img', { src: address, alt: String(alt) }];
  return ['span', { class: 'sa-rich-text__piece', title: String(attrs['source']) }];
}

/** URLs that are safe to open. */
const isSafeUrl = (address: unknown): boolean =>
  typeof address === 'string' &&
  /^(?:https?:|mailto:|tel:|[/#?]|[\w-]+(?:[./?#]|$))[\x21-\u{10ffff}]*$/iu.test(address);

const isImageUrl = (address: unknown): boolean =>
  typeof address === 'string' && /^(?:https?:\/\/|\/)[\x21-\u{10ffff}]+$/iu.test(address);

export const getTextAttribute = (attrs: Attrs, name: string): string =>
  typeof attrs[name] === 'string' ? attrs[name] : '';
