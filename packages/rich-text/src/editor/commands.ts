import { selectAll, toggleMark } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { NodeSelection, Selection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { schema, getTextAttribute } from '../model/schema';

const { nodes, marks } = schema;

/** The format at the cursor, for the toolbar. */
export interface Format {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** URL of the link at the cursor; `undefined` outside of links. */
  readonly link: string | undefined;
  /** Heading level; 0 in a paragraph, `undefined` in neither. */
  readonly level: number | undefined;
  readonly list: 'bullet' | 'ordered' | undefined;
}

/** The format at the start of a plain paragraph. */
export const PLAIN_FORMAT: Format = {
  isBold: false,
  isItalic: false,
  link: undefined,
  level: 0,
  list: undefined,
};

export function getActiveFormat(state: EditorState): Format {
  const { $from } = state.selection;
  const { parent } = $from;
  const link = findLink(state);
  return {
    isBold: hasMark(state, marks.bold),
    isItalic: hasMark(state, marks.italic),
    link: link && getTextAttribute(link.attrs, 'address'),
    level: parent.type === nodes.heading ? Number(parent.attrs['level']) : parent.isTextblock ? 0 : undefined,
    list: getParentList(state)?.kind,
  };
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

function findLink({ selection, doc }: EditorState) {
  const { $from, from, to, empty } = selection;
  if (empty) return marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  let found = marks.link.isInSet([]);
  doc.nodesBetween(from, to, (node) => {
    found ??= marks.link.isInSet(node.marks);
  });
  return found;
}

function getParentList({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type } = $from.node(depth);
    if (type === nodes.bulletList) return { kind: 'bullet', at: $from.before(depth) } as const;
    if (type === nodes.orderedList) return { kind: 'ordered', at: $from.before(depth) } as const;
  }
  return undefined;
}

export const toggleBold: Command = toggleMark(marks.bold);
export const toggleItalic: Command = toggleMark(marks.italic);

/** Turns the selected blocks into headings of a level, or into paragraphs for 0. Their attributes are kept. */
export const setLevel =
  (level: number): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection;
    const type = level === 0 ? nodes.paragraph : nodes.heading;
    const tr = state.tr.setBlockType(from, to, type, ({ attrs }) => ({
      gap: attrs['gap'],
      attributes: attrs['attributes'],
      ...(level === 0 ? {} : { level }),
    }));
    if (!tr.docChanged) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Turns the selected paragraphs into a list, a list of the other type, or back into paragraphs. */
export const toggleList =
  (kind: 'bullet' | 'ordered'): Command =>
  (state, dispatch) => {
    const around = getParentList(state);
    if (around?.kind === kind) return liftListItem(nodes.listItem)(state, dispatch);
    const type: NodeType = kind === 'bullet' ? nodes.bulletList : nodes.orderedList;
    if (!around) return wrapInList(type)(state, dispatch);
    const list = state.doc.nodeAt(around.at);
    dispatch?.(state.tr.setNodeMarkup(around.at, type, { ...list?.attrs, source: null }));
    return true;
  };

/** The range of the link at the cursor, or the selection. */
function getLinkRange(state: EditorState): { from: number; to: number } {
  const { selection } = state;
  const link = findLink(state);
  if (!selection.empty || !link) return selection;
  const { $from } = selection;
  const isIn = (index: number) =>
    index >= 0 && index < $from.parent.childCount && link.isInSet($from.parent.child(index).marks);
  let first = $from.index();
  if (!isIn(first)) first -= 1;
  let last = first;
  while (isIn(first - 1)) first -= 1;
  while (isIn(last + 1)) last += 1;
  const start = $from.start();
  const offsetOf = (index: number) => {
    let offset = 0;
    for (let before = 0; before < index; before++) offset += $from.parent.child(before).nodeSize;
    return start + offset;
  };
  return { from: offsetOf(first), to: offsetOf(last + 1) };
}

/** Links the selection, changes the link at the cursor, or inserts the URL as a link. */
export const setLink =
  (address: string): Command =>
  (state, dispatch) => {
    const { from, to } = getLinkRange(state);
    const mark = marks.link.create({ ...findLink(state)?.attrs, address });
    const tr =
      from === to
        ? state.tr.replaceSelectionWith(schema.text(address, [mark]), false)
        : state.tr.removeMark(from, to, marks.link).addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = getLinkRange(state);
  if (!state.doc.rangeHasMark(from, to, marks.link)) return false;
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return true;
};

/** Selects everything, as text if it starts and ends with text, so that all buttons work on it. */
export const selectAllText: Command = (state, dispatch, view) => {
  const first = Selection.atStart(state.doc);
  const last = Selection.atEnd(state.doc);
  const isWords = first.$from.parent.isTextblock && last.$to.parent.isTextblock;
  if (!isWords) return selectAll(state, dispatch, view);
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, first.from, last.to)));
  return true;
};

export const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

/** Position of the selected opaque block. */
export const getSelectedOpaqueBlock = ({ selection }: EditorState): number | undefined =>
  selection instanceof NodeSelection && selection.node.type === nodes.opaque ? selection.from : undefined;
