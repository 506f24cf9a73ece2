import type { EditorView } from 'prosemirror-view';

/** Undo and redo belong to the owner of the value. They return whether the action was handled. */
export interface HistoryActions {
  undo: () => boolean;
  redo: () => boolean;
}

/**
 * Prevents the browser's and the editor's own undo, which would bypass the form. A key that is not handled here is
 * passed on to the page.
 */
export const historyHandlers = ({ undo, redo }: HistoryActions) => ({
  keydown(_view: EditorView, event: KeyboardEvent): boolean {
    const action = findAction(event, undo, redo);
    if (action?.()) event.preventDefault();
    // The editor itself would stop these keys.
    return action !== undefined;
  },
  beforeinput(_view: EditorView, event: InputEvent): boolean {
    if (!event.inputType.startsWith('history')) return false;
    // From the browser's menu: its undo history differs from the form's.
    event.preventDefault();
    if (event.inputType === 'historyUndo') undo();
    else redo();
    return true;
  },
});

function findAction(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  undo: () => boolean,
  redo: () => boolean,
) {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? redo : undo;
    case 'y':
      return redo;
    default:
      return undefined;
  }
}
