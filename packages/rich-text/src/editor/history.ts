import type { EditorView } from 'prosemirror-view';

/** Taking back is up to whoever holds the value. They return whether somebody takes care of it. */
export interface HistoryActions {
  undo: () => boolean;
  redo: () => boolean;
}

/**
 * Keeps the browser and the editor from taking back on their own, which would go past the form. A key that nobody here
 * takes care of is left to the page around, as if it had been pressed there.
 */
export const historyHandlers = ({ undo, redo }: HistoryActions) => ({
  keydown(_view: EditorView, event: KeyboardEvent): boolean {
    const action = findAction(event, undo, redo);
    if (action?.()) event.preventDefault();
    // The editor itself would stop these keys on their way.
    return action !== undefined;
  },
  beforeinput(_view: EditorView, event: InputEvent): boolean {
    if (!event.inputType.startsWith('history')) return false;
    // From the menu of the browser: what it knows is not what the form remembers.
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
