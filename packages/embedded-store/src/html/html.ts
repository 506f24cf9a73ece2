import { html } from 'hono/html';

export { html, raw } from 'hono/html';

/** Markup whose every inserted value is escaped. */
export type Html = ReturnType<typeof html>;

/** What stands where there is nothing to show. */
export const NOTHING: Html = html``;
