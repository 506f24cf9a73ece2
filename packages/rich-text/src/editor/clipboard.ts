import { Fragment, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../model/schema';

/** What was copied or cut here last. Its text tells it again, so no other page can hand in a document of its own. */
let copied: { readonly text: string; readonly slice: Slice } | undefined;

/**
 * Takes what is pasted and dropped out of the editor's own hands: HTML from elsewhere is sanitized before anything is
 * made of it, and what was copied here keeps all that it has.
 */
export const clipboardHandlers = {
  copy: copySelection,
  cut: copySelection,
  paste(view: EditorView, event: ClipboardEvent): boolean {
    const { clipboardData } = event;
    if (!clipboardData || !view.editable) return false;
    event.preventDefault();
    insertData(view, clipboardData, (slice) => {
      view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
    });
    return true;
  },
  drop(view: EditorView, event: DragEvent): boolean {
    // What is moved within the document is in good hands.
    if (view.dragging || !event.dataTransfer || !view.editable) return false;
    event.preventDefault();
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    insertData(view, event.dataTransfer, (slice) => {
      if (place) view.dispatch(view.state.tr.replaceRange(place.pos, place.pos, slice));
    });
    return true;
  },
};

function copySelection(view: EditorView): boolean {
  const slice = view.state.selection.content();
  copied = { text: view.serializeForClipboard(slice).text, slice };
  return false;
}

/** Puts in what is transferred; HTML of elsewhere once what cleans it is there. */
function insertData(view: EditorView, data: DataTransfer, put: (slice: Slice) => void): void {
  const text = data.getData('text/plain');
  const html = data.getData('text/html');
  if (copied?.text === text && html.includes('data-pm-slice')) put(copied.slice);
  else if (html === '') {
    if (text !== '') put(parseLines(text));
  } else {
    import(/* webpackChunkName: "sanitizer" */ './pasted-html').then(
      ({ parsePastedHtml }) => !view.isDestroyed && put(parsePastedHtml(html)),
      // Without the sanitizer its words alone are taken.
      () => !view.isDestroyed && put(parseLines(text)),
    );
  }
}

/** Every line is a paragraph; the first and the last join what they are put between. */
function parseLines(text: string): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/);
  const paragraphs = lines.map((line) =>
    schema.nodes.paragraph.create(null, line === '' ? undefined : schema.text(line)),
  );
  return new Slice(Fragment.from(paragraphs), 1, 1);
}
