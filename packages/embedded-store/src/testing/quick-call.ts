import { Agent, request } from 'node:http';

interface Call {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

interface CallResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends requests to one server over keep-alive connections. */
export interface Caller {
  send(address: string, call: Call): Promise<CallResponse>;
  close(): void;
}

/**
 * A minimal HTTP client. In tests with thousands of requests, `fetch` spends a third of the time on streams and abort
 * signals that are not needed.
 */
export function createCaller(): Caller {
  const agent = new Agent({ keepAlive: true });
  return {
    send: (address, { method, headers, body }) =>
      new Promise((resolve, reject) => {
        // Node sets Content-Length by itself, but not with DELETE.
        const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
        const call = request(address, { agent, method, headers: { ...length, ...headers } }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: toHeaders(response.rawHeaders),
              text: Buffer.concat(parts).toString(),
            }),
          );
        });
        call.once('error', reject);
        call.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** Converts a flat list of alternating names and values. */
function toHeaders(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}
