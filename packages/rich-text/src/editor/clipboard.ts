import { Fragment, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../model/schema';

/** The last content copied or cut here. It is recognized by its text, so another page cannot inject a document. */
let copied: { readonly text: string; readonly slice: Slice } | undefined;

/**
 * Replaces the editor's handling of paste and drop: foreign HTML is sanitized before it is parsed, and content copied
 * here keeps all its data.
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
    // Content moved within the document is trusted.
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

/** Inserts transferred data; foreign HTML once the sanitizer is loaded. */
function insertData(view: EditorView, data: DataTransfer, put: (slice: Slice) => void): void {
  const text = data.getData('text/plain');
  const html = data.getData('text/html');
  if (copied?.text === text && html.includes('data-pm-slice')) put(copied.slice);
  else if (html === '') {
    if (text !== '') put(parseLines(text));
  } else {
    import(/* webpackChunkName: "sanitizer" */ './pasted-html').then(
      ({ parsePastedHtml }) => !view.isDestroyed && put(parsePastedHtml(html)),
      // Without the sanitizer, only the text is inserted.
      () => !view.isDestroyed && put(parseLines(text)),
    );
  }
}

/** Every line becomes a paragraph; the first and the last merge with the text around them. */
function parseLines(text: string): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/);
  const paragraphs = lines.map((line) =>
    schema.nodes.paragraph.create(null, line === '' ? undefined : schema.text(line)),
  );
  return new Slice(Fragment.from(paragraphs), 1, 1);
}
