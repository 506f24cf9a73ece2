import { createElement, type ReactNode } from 'react';
import { decodeEntities } from '@admin/format';

/** Words, or one tag of a few; only links have attributes. */
const TOKEN = /([^<]+)|<br ?\/?>|<(b|em|i|strong|p)>|<a((?: [a-z]+="[^"<>]*")*)>|<\/([a-z]+)>/gy;
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g;
const LINK_ATTRIBUTES = new Set(['href', 'target', 'rel', 'download']);
/** Addresses of which nothing has to be thought; no blanks, which browsers drop before they read the scheme. */
const ADDRESS = /^(?:https?:\/\/|mailto:|[/#?]|[\w-]+\.php)[\x21-\x7e]*$/;

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;
/** Ampersands that begin the next parameter of an address, which browsers take as they are. */
const NEXT_PARAMETER = /&(?=[a-z\d]+=)/gi;

interface Open {
  tag: string;
  props: Readonly<Record<string, string>>;
  children: ReactNode[];
}

/**
 * Reads HTML as servers mostly write it: words, emphasis, paragraphs and links, well nested. What it accepts becomes
 * the elements that sanitising gives; for everything else it is `undefined`.
 */
export function readSimpleHtml(html: string): ReactNode[] | undefined {
  const root: Open = { tag: '', props: {}, children: [] };
  const stack = [root];
  let end = 0;
  for (const [token, words, tag, attributes, closed] of html.matchAll(TOKEN)) {
    end += token.length;
    const top = stack.at(-1) ?? root;
    if (words !== undefined) {
      if (/[\0\r]/.test(words)) return undefined;
      top.children.push(decodeEntities(words));
    } else if (closed !== undefined) {
      if (closed !== top.tag) return undefined;
      stack.pop();
      (stack.at(-1) ?? root).children.push(toElement(top, end));
    } else {
      const opened = readOpening(tag, attributes, stack);
      if (!opened) return undefined;
      if (opened.tag === 'br') top.children.push(toElement(opened, end));
      else stack.push(opened);
    }
  }
  return end === html.length && stack.length === 1 ? root.children : undefined;
}

function readOpening(
  tag: string | undefined,
  attributes: string | undefined,
  stack: readonly Open[],
): Open | undefined {
  if (attributes !== undefined) {
    const props = readLink(attributes);
    return props && !stack.some((open) => open.tag === 'a') ? { tag: 'a', props, children: [] } : undefined;
  }
  // Paragraphs close what they are opened in.
  if (tag === 'p' && stack.length > 1) return undefined;
  return { tag: tag ?? 'br', props: {}, children: [] };
}

function readLink(attributes: string): Record<string, string> | undefined {
  const props: Record<string, string> = {};
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (!LINK_ATTRIBUTES.has(name) || name in props) return undefined;
    if (value.replace(ENTITY, '').replace(NEXT_PARAMETER, '').includes('&')) return undefined;
    props[name] = value.replace(ENTITY, decodeEntities);
  }
  if (props['href'] !== undefined && !ADDRESS.test(props['href'])) return undefined;
  if (props['target'] === '_blank') {
    // A page opened in another tab gets no hold of this one.
    props['rel'] = [...new Set([...(props['rel'] ?? '').split(/\s+/).filter(Boolean), 'noopener'])].join(' ');
  }
  return props;
}

const toElement = ({ tag, props, children }: Open, key: number): ReactNode =>
  createElement(tag, { ...props, key }, ...children);
