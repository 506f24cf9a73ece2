import type { Hono } from 'hono';

/**
 * What a gateway's plugin would load into the payments task. Real ones put their own steps into a slot; these only
 * say that they were here, for extensions and tests that wait for them.
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
