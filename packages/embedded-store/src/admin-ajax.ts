import type { Hono } from 'hono';
import type { StoreContext } from './context';
import { createNonce, readSession, REST_ACTION } from './security';

/** `admin-ajax.php?action=rest-nonce`: returns a fresh nonce as plain text to the logged-in user. */
export function mountAdminAjax(app: Hono, context: StoreContext): void {
  app.get('/wp-admin/admin-ajax.php', (c) => {
    const session = readSession(context, c.req.header('Cookie'));
    const isKnown = session && c.req.query('action') === 'rest-nonce';
    c.header('Cache-Control', 'no-store, private');
    c.header('Content-Type', 'text/html; charset=UTF-8');
    return isKnown ? c.body(createNonce(context, session, REST_ACTION)) : c.body('0', 400);
  });
}
