import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  liftEmptyBlock,
  newlineInCode,
  splitBlockAs,
} from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { schema } from '../model/schema';
import { selectAllText, getSelectedOpaqueBlock, insertBreak, toggleBold, toggleItalic } from './commands';

const { paragraph, listItem } = schema.nodes;

/** Key actions that do not change the document. */
export interface KeyActions {
  editLink: () => void;
  editOpaque: (position: number) => void;
}

/** A new paragraph has the same source format as the one before. */
const split = splitBlockAs((node, isAtEnd) =>
  isAtEnd ? { type: paragraph, attrs: { isBare: node.attrs['isBare'] === true } } : null,
);

const breakBlock = chainCommands(
  splitListItem(listItem, {}),
  newlineInCode,
  createParagraphNear,
  liftEmptyBlock,
  split,
);

export function keyPlugins({ editLink, editOpaque }: KeyActions): Plugin[] {
  const openOpaque: Command = (state) => {
    const position = getSelectedOpaqueBlock(state);
    if (position === undefined) return false;
    editOpaque(position);
    return true;
  };
  const handled = (action: () => void) => () => {
    action();
    return true;
  };
  return [
    keymap({
      'Mod-b': toggleBold,
      'Mod-i': toggleItalic,
      'Mod-a': selectAllText,
      'Mod-k': handled(editLink),
      'Mod-]': sinkListItem(listItem),
      'Mod-[': liftListItem(listItem),
      'Shift-Enter': insertBreak,
      Enter: chainCommands(openOpaque, breakBlock),
    }),
    keymap(baseKeymap),
    gapCursor(),
  ];
}
