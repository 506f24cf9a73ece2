import type { Html } from '../../html/html';
import { html, raw } from '../../html/html';

/** Icons for this menu on a 20 × 20 grid, one path each, filled with the current text color. */
const PATHS = {
  shop: 'M3 3h14l1 5a2.5 2.5 0 0 1-2 2.4V17H4v-6.6A2.5 2.5 0 0 1 2 8l1-5Zm3 8.5V15h4v-3.5H6Zm6 0V15h2v-3.5h-2ZM4.6 5l-.6 3h12l-.6-3H4.6Z',
  products:
    'M10 2l7 3.5v9L10 18l-7-3.5v-9L10 2Zm0 2.2L6.2 6 10 8l3.8-2L10 4.2ZM5 7.7v5.6l4 2V9.7l-4-2Zm10 0l-4 2v5.6l4-2V7.7Z',
  analytics: 'M3 10h3v7H3v-7Zm5.5-7h3v14h-3V3ZM14 7h3v10h-3V7Z',
  marketing:
    'M16 3v12l-7-2.6V17H6l-.6-4.6H4A2 2 0 0 1 2 10.4V7.6a2 2 0 0 1 2-2h5L16 3Zm1 4.2a2 2 0 0 1 0 3.6V7.2Z',
  card: 'M3.5 4h13A1.5 1.5 0 0 1 18 5.5V7H2V5.5A1.5 1.5 0 0 1 3.5 4ZM2 9h16v5.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 14.5V9Zm2 3v2h5v-2H4Z',
  media: 'M2 4h16v12H2V4Zm2 2v6l3.5-3.5 3 3 2-2L16 13V6H4Zm8.5.8a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z',
  users: 'M10 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Zm-7 14c0-3.6 3-5.5 7-5.5s7 1.9 7 5.5H3Z',
  tools: 'M4 4h12v2H4V4Zm0 5h12v2H4V9Zm0 5h12v2H4v-2Zm3-11h2v4H7V3Zm5 5h2v4h-2V8Zm-5 5h2v4H7v-4Z',
  site: 'M10 2.5 18 9.5h-2V17h-4v-5H8v5H4V9.5H2l8-7Z',
  plus: 'M9 4h2v5h5v2h-5v5H9v-5H4V9h5V4Z',
  menu: 'M3 5h14v2H3V5Zm0 4h14v2H3V9Zm0 4h14v2H3v-2Z',
  collapse: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm1.5 3.5L8 10l3.5 3.5V6.5Z',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon next to a label, hidden from screen readers. */
export function icon(name: IconName): Html {
  return html`<svg class="frame-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path fill-rule="evenodd" d="${raw(PATHS[name])}" />
  </svg>`;
}
