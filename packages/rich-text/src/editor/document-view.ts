import type { Fragment, Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { parseDocument, type Originals } from '../model/parse';
import { getTextAttribute, schema } from '../model/schema';
import { serializeDocument } from '../model/serialize';
import { historyHandlers, type HistoryActions } from './history';
import { keyPlugins, type KeyActions } from './keys';
import { OpaqueView } from './opaque-view';
import { clipboardHandlers } from './clipboard';

export interface DocumentViewOptions extends KeyActions, HistoryActions {
  readonly html: string;
  /** Called with the whole HTML after each change by the user. */
  onChange: (html: string) => void;
  /** Called with every new state, including cursor moves. */
  onState: (state: EditorState) => void;
  /** Attributes of the editable element. */
  attributes: () => Record<string, string>;
  isEditable: () => boolean;
}

/** Marks a change from outside, which is not reported to `onChange`. */
const EXTERNAL_UPDATE = 'from-outside';

/** The editor view of an HTML document, with the original source of its blocks. */
export class DocumentView {
  readonly view: EditorView;
  readonly #originals: Originals;
  #html: string;

  constructor(place: HTMLElement, options: DocumentViewOptions) {
    const { html, onChange, onState, editOpaque } = options;
    const { doc, originals } = parseDocument(html);
    this.#originals = originals;
    this.#html = html;
    this.view = new EditorView(
      { mount: place },
      {
        state: EditorState.create({ doc, plugins: keyPlugins(options) }),
        editable: options.isEditable,
        attributes: options.attributes,
        nodeViews: {
          opaque: (node, _view, position) =>
            new OpaqueView(node, () => {
              const at = position();
              if (at !== undefined) editOpaque(at);
            }),
        },
        handleDOMEvents: { ...clipboardHandlers, ...historyHandlers(options) },
        dispatchTransaction: (transaction) => {
          const state = this.view.state.apply(transaction);
          this.view.updateState(state);
          onState(state);
          if (!transaction.docChanged || transaction.getMeta(EXTERNAL_UPDATE)) return;
          const written = serializeDocument(state.doc, this.#originals);
          if (written === this.#html) return;
          this.#html = written;
          onChange(written);
        },
      },
    );
  }

  /** Shows other HTML; the cursor stays where it is in unchanged content. */
  show(html: string): void {
    if (html === this.#html) return;
    this.#html = html;
    const { doc } = this.#read(html);
    const { state } = this.view;
    const start = state.doc.content.findDiffStart(doc.content);
    const end = state.doc.content.findDiffEnd(doc.content);
    const tr = state.tr.setMeta(EXTERNAL_UPDATE, true);
    if (start !== null && end) {
      // The equal parts at both ends may overlap.
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap));
    }
    tr.setDocAttribute('tail', doc.attrs['tail']);
    this.view.dispatch(tr);
  }

  /** The HTML of the block at a position. */
  sourceAt(position: number): string {
    const source: unknown = this.view.state.doc.nodeAt(position)?.attrs['source'];
    return typeof source === 'string' ? source : '';
  }

  /** Replaces a block by other HTML. */
  replaceAt(position: number, html: string): void {
    const { state } = this.view;
    const node = state.doc.nodeAt(position);
    if (!node) return;
    const end = position + node.nodeSize;
    const tr =
      html.trim() === ''
        ? state.tr.delete(position, end)
        : state.tr.replaceWith(position, end, this.#readBlocks(node, html.trim()));
    this.view.dispatch(tr.scrollIntoView());
  }

  /** The blocks of HTML that replaces a block, with that block's gap. */
  #readBlocks({ attrs }: Node, html: string): Fragment {
    const { doc } = this.#read(getTextAttribute(attrs, 'gap') + html);
    const comments = getTextAttribute(doc.attrs, 'tail');
    // Only whole documents have a tail.
    return comments === ''
      ? doc.content
      : doc.content.addToEnd(schema.nodes.opaque.create({ gap: '', source: comments }));
  }

  #read(html: string) {
    const read = parseDocument(html);
    for (const [source, node] of read.originals) this.#originals.set(source, node);
    return read;
  }
}
