import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface RunningServer {
  port: number;
  /** Handles requests with the store from now on. Until then, every request gets a 503 with `Retry-After`. */
  serve(app: Hono): void;
  /** Lets running requests finish, closes those that take too long, and frees the port. */
  stop(): Promise<void>;
}

/**
 * How long an idle connection is kept open, in milliseconds. Node's default of five seconds is too short: a busy client
 * may still reuse the connection, and its request then fails.
 */
const KEEP_ALIVE_MS = 65_000;

/** How long running requests may take after the server is told to stop, in milliseconds. */
const FAREWELL_MS = 2_000;

/**
 * Takes the port before anything else happens, so that a store is not created or reset when the port is taken. Port 0
 * picks any free port.
 */
export async function listen(host: string, port: number): Promise<RunningServer> {
  let app: Hono | undefined;
  const starting = () =>
    new Response('The store is starting.', { status: 503, headers: { 'Retry-After': '1' } });
  const listener = getRequestListener((request, bindings) => app?.fetch(request, bindings) ?? starting());
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve: (store) => void (app = store),
    stop: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), FAREWELL_MS);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    server.closeIdleConnections();
  });
}
