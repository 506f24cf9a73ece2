/**
 * Makes an address of what was typed: what looks like one of the web or of a person becomes one.
 * `undefined` for what leads nowhere, or would do something else than lead somewhere.
 */
export function toLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /[\s<>"]/.test(text)) return undefined;
  if (/^(?:https?:\/\/.|mailto:.|tel:.|[/#?])/i.test(text)) return text;
  // A shortcode stands for an address that only the shop knows.
  if (/^\[[a-z][^\]]*\]$/i.test(text)) return text;
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return undefined;
  if (/^[^@/]+@[^@/.]+(?:\.[^@/.]+)+$/.test(text)) return `mailto:${text}`;
  return /^[^/:?#.]+(?:\.[^/:?#.]+)+(?:[/:?#]|$)/.test(text) ? `https://${text}` : undefined;
}
