import type { MiddlewareHandler } from 'hono';
import { isMap } from '../rest';

/** A simulated failure of one API path. */
export interface InjectedFault {
  path: string;
  /** All methods when omitted. */
  method?: string;
  /** `status` responds with an error, `html` with an error page, `hang` never responds, `delay` responds late. */
  kind: 'status' | 'html' | 'hang' | 'delay';
  status?: number;
  /** Milliseconds, for `delay`. */
  delay?: number;
  /** How many requests it affects; all when omitted. */
  times?: number;
}

export interface FaultInjector {
  set(faults: readonly InjectedFault[]): void;
  /** Runs before the API and simulates the configured failures. */
  middleware: MiddlewareHandler;
}

const CODES: Readonly<Record<number, string>> = { 401: 'rest_not_logged_in', 403: 'rest_forbidden' };

export function createFaultInjector(): FaultInjector {
  let pending: InjectedFault[] = [];

  function take(path: string, method: string): InjectedFault | undefined {
    const fault = pending.find(
      (each) => each.path === path && (each.method ?? method) === method && each.times !== 0,
    );
    if (fault?.times !== undefined) fault.times -= 1;
    return fault;
  }

  const middleware: MiddlewareHandler = async (c, next) => {
    const path = c.req.query('rest_route') ?? new URL(c.req.url).pathname.replace(/^\/wp-json/, '');
    const fault = take(path, c.req.header('X-HTTP-Method-Override') ?? c.req.method);
    switch (fault?.kind) {
      case undefined:
        return next();
      case 'delay':
        await pause(fault.delay ?? 0, c.req.raw.signal);
        return next();
      case 'hang':
        await pause(Infinity, c.req.raw.signal);
        return c.body(null, 408);
      case 'html':
        return new Response('<!doctype html><title>Error</title><p>Something is broken.', {
          status: fault.status ?? 500,
          headers: { 'Content-Type': 'text/html; charset=UTF-8' },
        });
      case 'status': {
        const status = fault.status ?? 500;
        const code = CODES[status] ?? 'internal_server_error';
        return Response.json({ code, message: 'A failure played for a test.', data: { status } }, { status });
      }
    }
  };

  return { set: (faults) => void (pending = faults.map((fault) => ({ ...fault }))), middleware };
}

export function isFault(value: unknown): value is InjectedFault {
  if (!isMap(value)) return false;
  const { path, kind } = value;
  return typeof path === 'string' && ['status', 'html', 'hang', 'delay'].some((each) => each === kind);
}

/** Waits, but stops when the client disconnects. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
