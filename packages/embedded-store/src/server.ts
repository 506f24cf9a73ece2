import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface RunningServer {
  port: number;
  /** Answers with the store from now on; until then every call is told to come back. */
  serve(app: Hono): void;
  /** Lets calls under way finish, closes those that do not, and frees the port. */
  stop(): Promise<void>;
}

/**
 * An unused connection is kept for so many milliseconds. The five seconds of Node are over while a busy caller still
 * means to use it, which then loses its call.
 */
const KEEP_ALIVE_MS = 65_000;

/** How long calls under way may take when the server stops. */
const FAREWELL_MS = 2_000;

/**
 * Takes the port before anything else happens, so that a store is neither created nor reset for nothing.
 * Port 0 asks for any free one.
 */
export async function listen(host: string, port: number): Promise<RunningServer> {
  let app: Hono | undefined;
  const starting = () =>
    new Response('The store is starting.', { status: 503, headers: { 'Retry-After': '1' } });
  const answer = getRequestListener((request, bindings) => app?.fetch(request, bindings) ?? starting());
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (incoming, outgoing) => void answer(incoming, outgoing),
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
    const patience = setTimeout(() => server.closeAllConnections(), FAREWELL_MS);
    server.close(() => {
      clearTimeout(patience);
      resolve();
    });
    server.closeIdleConnections();
  });
}
