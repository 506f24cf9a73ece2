import type { HttpResponse } from './response';

/**
 * Sends a request with XMLHttpRequest, since `fetch` has no upload progress. Rejects when no response arrives
 * or `signal` is aborted.
 */
export function upload(
  url: URL | string,
  { method = 'POST', headers, body }: RequestInit,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = () => reject(new TypeError('The upload did not arrive.'));
    const abort = () => {
      call.abort();
      fail();
    };
    call.open(method, url);
    call.withCredentials = true;
    for (const [name, value] of new Headers(headers)) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    call.addEventListener('load', () =>
      resolve({ status: call.status, headers: readHeaders(call), text: call.responseText }),
    );
    call.addEventListener('error', fail);
    call.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    call.send(body as XMLHttpRequestBodyInit);
  });
}

function readHeaders(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}
