import { html } from 'hono/html';
import { parseFormat } from '../i18n';

export { html, raw } from 'hono/html';

/** Markup in which every interpolated value is escaped. */
export type Html = ReturnType<typeof html>;

/** Empty markup. */
export const NOTHING: Html = html``;

/** A translated sentence with elements in it: `sprintfHtml(__('To %1$s, %2$s', 'store-admin'), address, time)`. */
export const sprintfHtml = (format: string, ...values: readonly (Html | string | number)[]): Html =>
  html`${parseFormat(format).map((part) => (typeof part === 'number' ? values[part] : part))}`;
