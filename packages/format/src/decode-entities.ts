import { getPolicy } from './trusted-types';

let decoder: HTMLTextAreaElement | undefined;

/** `Tom &amp; Jerry&#8217;s` → `Tom & Jerry’s`. The result is text, never HTML. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  decoder ??= document.createElement('textarea');
  // A text area holds no elements; without `<` nothing can end it early.
  const escaped = text.replaceAll('<', '&lt;');
  // Assigned this way because the compiler's DOM types take only strings.
  Object.assign(decoder, { innerHTML: getPolicy()?.createHTML(escaped) ?? escaped });
  return decoder.value;
}
