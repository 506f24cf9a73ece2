import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { getTextAttribute } from '../model/schema';

/** Maximum length of the preview, in characters. */
const MAX_PREVIEW_LENGTH = 160;

/** A block of HTML that is kept unchanged: its tag, its text, and a button to edit it. */
export class OpaqueView implements NodeView {
  readonly dom: HTMLElement;

  constructor(node: Node, onEdit: () => void) {
    const source = getTextAttribute(node.attrs, 'source');
    const name = element('span', 'sa-rich-text__opaque-name', __('HTML (not editable here)', 'store-admin'));
    const code = element('code', 'sa-rich-text__opaque-code', shorten(getOpeningTag(source)));
    const words = element('span', 'sa-rich-text__opaque-words', shorten(getPreviewText(source)));
    const button = element('button', 'sa-rich-text__opaque-edit', __('Edit HTML', 'store-admin'));
    button.setAttribute('type', 'button');
    button.addEventListener('click', onEdit);
    this.dom = element('div', 'sa-rich-text__opaque', '');
    this.dom.contentEditable = 'false';
    this.dom.append(name, code, words, button);
  }

  /** The button handles its own events. */
  stopEvent(event: Event): boolean {
    return event.target instanceof HTMLButtonElement;
  }

  ignoreMutation(): boolean {
    return true;
  }
}

function element(tag: string, className: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

const getOpeningTag = (source: string): string => /^<[^>]*>|^\[[^\]]*\]/.exec(source)?.[0] ?? '';

const getPreviewText = (source: string): string =>
  decodeEntities(source.replace(/<(script|style)\b(?:[^<]|<(?!\/?\1\b))*<\/\1>|<[^>]*>?|\[[^[\]]*\]/gi, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

const shorten = (text: string): string =>
  text.length > MAX_PREVIEW_LENGTH ? `${text.slice(0, MAX_PREVIEW_LENGTH)}…` : text;
