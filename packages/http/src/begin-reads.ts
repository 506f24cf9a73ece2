import { addressOf } from './address';
import type { BegunReads } from './begun';
import { READ_TIMEOUT, type HttpConfiguration } from './configuration';

/**
 * Sends one request for several reads, before anything else of the dashboard is there; `configureHttp` takes up what it
 * gives back.
 * @param route of the host that answers several paths, one to a line
 * @param paths as `pathOf` writes them, in the order in which they are wanted
 */
export function beginReads(
  { root, nonce = '' }: Pick<HttpConfiguration, 'root' | 'nonce'>,
  route: string,
  paths: readonly string[],
): BegunReads {
  const response = fetch(addressOf(root, route, { paths }), {
    // Hosts answer in the reader's language where JSON is asked for.
    headers: { Accept: 'application/x-ndjson, application/json', 'X-WP-Nonce': nonce },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(READ_TIMEOUT),
  });
  // Whoever takes it up deals with its failure; until then it is nobody's.
  response.catch(() => {});
  return { paths, response };
}
