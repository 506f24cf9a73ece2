import type { Hono } from 'hono';

/**
 * The script that a gateway's plugin loads into the payments task. Real plugins fill a slot with their own steps; these
 * only signal that they have loaded, for extensions and tests that wait for them.
 */
export function mountPluginScripts(app: Hono): void {
  app.get('/wp-content/plugins/:plugin{[a-z0-9-]+}/setup.js', (c) => {
    const detail = JSON.stringify({ plugin: c.req.param('plugin') });
    return c.body(
      `dispatchEvent( new CustomEvent( 'gateway-setup-loaded', { detail: ${detail} } ) );\n`,
      200,
      {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
      },
    );
  });
}
