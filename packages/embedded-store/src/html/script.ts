import type { Html } from './html';
import { html, raw } from './html';

/** An inline script that sets globals, with the nonce of the response. */
export function inlineScript(nonce: string, statements: readonly string[]): Html {
  return html`<script nonce="${nonce}">
    ${raw(statements.join('\n'))};
  </script>`;
}

/** A value as JavaScript source that can't close the surrounding script element. */
export function toSource(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

/** A value in the platform's settings format: URL-encoded JSON that the page parses. */
export function toEncodedSource(value: unknown): string {
  const encoded = encodeURIComponent(JSON.stringify(value)).replaceAll("'", '%27');
  return `JSON.parse( decodeURIComponent( '${encoded}' ) )`;
}
