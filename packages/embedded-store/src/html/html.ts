import { html } from 'hono/html';

export { html, raw } from 'hono/html';

/** Markup in which every interpolated value is escaped. */
export type Html = ReturnType<typeof html>;

/** Empty markup. */
export const NOTHING: Html = html``;
