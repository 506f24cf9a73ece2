import type { Hono } from 'hono';
import type { StoreContext } from '../context';
import { isMap } from '../rest';
import { isSameOrigin, expireNonces } from '../security';
import type { MovableClock } from './clock';
import { createFaultInjector, isFault } from './faults';

/** `POST /store/test/{faults,clock,expire-nonces}`: lets end-to-end tests simulate failures. */
export function mountTestControls(app: Hono, context: StoreContext, clock: MovableClock): void {
  const faults = createFaultInjector();
  app.use('/wp-json/*', faults.middleware);
  app.post('/store/test/:control', async (c) => {
    const body: unknown = await c.req.json();
    if (!isSameOrigin(context, c.req.raw.headers) || !isMap(body)) return c.body(null, 400);
    switch (c.req.param('control')) {
      case 'faults': {
        const list = body['faults'];
        if (!Array.isArray(list) || !list.every(isFault)) return c.body(null, 400);
        faults.set(list);
        return c.body(null, 204);
      }
      case 'clock': {
        const by = body['by'];
        if (typeof by !== 'number') return c.body(null, 400);
        clock.moveBy(by);
        return c.body(null, 204);
      }
      case 'expire-nonces':
        expireNonces(context);
        return c.body(null, 204);
      default:
        return c.body(null, 404);
    }
  });
}
