import { getPolicy } from './trusted-types';

let decoder: HTMLTextAreaElement | undefined;

/** `Tom &amp; Jerry&#8217;s` → `Tom & Jerry’s`. The result is text, never HTML. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  decoder ??= document.createElement('textarea');
  // A textarea contains no elements; without `<` it cannot be closed early.
  const escaped = text.replaceAll('<', '&lt;');
  // Assigned this way since TypeScript's DOM types only accept strings.
  Object.assign(decoder, { innerHTML: getPolicy()?.createHTML(escaped) ?? escaped });
  return decoder.value;
}
