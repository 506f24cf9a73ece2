import { Schema, type Attrs, type DOMOutputSpec, type Node } from 'prosemirror-model';

/** What a block remembers, so that it is written as it was found for as long as nobody touches it. */
const sourceAttributes = {
  /** Its HTML, letter by letter; `null` when it was made here. */
  source: { default: null },
  /** What stood before it: blank space and comments; `null` when it was made here. */
  gap: { default: null },
} as const;

/** The attributes of its element as they were written, with the space before them. They never get into the page. */
const attributes = { default: '' } as const;

/** Elements that are paragraphs around others, and look like nothing of their own. */
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

/** Elements within a line that are kept although no button makes them. */
export const OTHER_MARKS: readonly string[] =
  'span u s strike del ins sub sup code kbd samp var small big mark abbr acronym cite dfn q font tt bdi bdo time a'.split(
    ' ',
  );

/** Those of them that may be drawn as what they are. */
const RENDERED_MARKS = new Set(['u', 's', 'del', 'ins', 'sub', 'sup', 'code', 'small', 'mark', 'cite']);

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+', attrs: { tail: { default: '' } } },
    paragraph: {
      content: 'inline*',
      group: 'block',
      // `isBare`: text without an element around it, of which the shop makes a paragraph.
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
    /** HTML of which nothing is known, whole and untouched. */
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
      // A line break of the text counts as one, since the shop shows it as one.
      attrs: { source: { default: null } },
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
    /** A picture or an empty element within a line, whole and untouched. */
    piece: {
      inline: true,
      group: 'inline',
      atom: true,
      attrs: { source: { default: '' }, address: { default: '' }, alt: { default: '' } },
      toDOM: renderOpaque,
    },
  },
  marks: {
    link: {
      // `rest`: its other attributes, as they were written.
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
      // Several of them may stand within each other.
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

/** Addresses that do no more than lead somewhere. */
const isSafeUrl = (address: unknown): boolean =>
  typeof address === 'string' &&
  /^(?:https?:|mailto:|tel:|[/#?]|[\w-]+(?:[./?#]|$))[\x21-\u{10ffff}]*$/iu.test(address);

const isImageUrl = (address: unknown): boolean =>
  typeof address === 'string' && /^(?:https?:\/\/|\/)[\x21-\u{10ffff}]+$/iu.test(address);

export const getTextAttribute = (attrs: Attrs, name: string): string =>
  typeof attrs[name] === 'string' ? attrs[name] : '';
