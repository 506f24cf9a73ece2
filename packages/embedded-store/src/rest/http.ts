import { setTimeout } from 'node:timers/promises';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { StoreContext } from '../context';
import { transactionWhenFree } from '../database';
import { authenticate } from './authenticate';
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES, readBody } from './body';
import { callRoute, dispatch, isBusy, toResponse, unexpected } from './dispatch';
import type { RestCall } from './dispatch';
import { RestError } from './errors';
import { parseParameters } from './query';
import type { InternalRequest, RestResponse } from './route';
import type { Router } from './router';
import { __ } from '../i18n';

/** The only route that accepts file uploads. */
const UPLOAD_ROUTE = '/wp/v2/media';

/** An external request, and a function for further requests as the same user. */
interface Observed {
  context: StoreContext;
  call: RestCall;
  dispatch: (request: InternalRequest) => RestResponse;
}

/** Wraps every external request; `run` returns its response. */
export type Observer = (observed: Observed, run: () => RestResponse) => RestResponse;

/** Serves the routes at `/wp-json/…` and, for sites with plain permalinks, at `/?rest_route=/…`. */
export function mountRest(app: Hono, context: StoreContext, router: Router, observe: Observer): void {
  const limitOf = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () =>
        send(
          toResponse(
            new RestError(413, 'rest_content_too_large', __('The request is too large.', 'store-admin')),
          ),
        ),
    });
  const [forCalls, forUploads] = [limitOf(MAX_BODY_BYTES), limitOf(MAX_UPLOAD_BYTES)];
  const tooLarge: MiddlewareHandler = (c, next) =>
    (routePath(c) === UPLOAD_ROUTE ? forUploads : forCalls)(c, next);
  app.all('/wp-json/*', tooLarge, (c) => respond(context, router, observe, c));
  app.all('/wp-json', (c) => respond(context, router, observe, c));
  app.all('/', async (c, next) => {
    if (c.req.query('rest_route') === undefined) return next();
    return (await tooLarge(c, async () => {})) ?? respond(context, router, observe, c);
  });
}

async function respond(
  context: StoreContext,
  router: Router,
  observe: Observer,
  c: Context,
): Promise<Response> {
  const query = parseParameters(new URL(c.req.url).search);
  const identity: { nonce?: string } = {};
  try {
    const method = effectiveMethod(c);
    const isWrite = method !== 'GET';
    const { nonce, ...caller } = authenticate(context, c.req.raw.headers, query['_wpnonce'], isWrite);
    if (nonce) identity.nonce = nonce;
    const body = isWrite ? await readBody(c.req.raw) : {};
    const call: RestCall = { method, path: routePath(c), query, ...caller, ...body };
    const run = () =>
      observe({ context, call, dispatch: (request) => callRoute(context, router, call, request) }, () =>
        dispatch(context, router, call),
      );
    // The change and its history entry are saved together.
    let response = isWrite ? await transactionWhenFree(context.db, run) : run();
    // Some reads also write; they are safe to repeat.
    if (!isWrite && isBusy(response)) response = await transactionWhenFree(context.db, run);
    if (response.delay) await setTimeout(response.delay);
    return send(query['_envelope'] ? envelop(response) : response, identity.nonce);
  } catch (error) {
    return send(toResponse(error instanceof RestError ? error : unexpected(context, error)), identity.nonce);
  }
}

/** A POST can override its method by header or query. Other methods can't, so that a link never changes data. */
function effectiveMethod(c: Context): string {
  if (c.req.method === 'HEAD') return 'GET';
  if (c.req.method !== 'POST') return c.req.method;
  return (c.req.query('_method') ?? c.req.header('X-HTTP-Method-Override') ?? 'POST').toUpperCase();
}

function routePath(c: Context): string {
  const path = c.req.query('rest_route') ?? new URL(c.req.url).pathname.slice('/wp-json'.length);
  return `/${path}`.replace(/^\/+/, '/').replace(/(?<=[^/])\/+$/, '');
}

function envelop({ body, status, headers }: RestResponse): RestResponse {
  return { status: 200, headers: {}, body: { body, status, headers } };
}

/** The only status we use without a body. */
const NO_CONTENT = 204;

function send({ status, headers, body }: RestResponse, nonce?: string): Response {
  return new Response(status === NO_CONTENT ? null : JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': 'no-store, private',
      'X-Robots-Tag': 'noindex',
      ...headers,
      ...(nonce ? { 'X-WP-Nonce': nonce } : {}),
    },
  });
}
