import { isRole } from '../accounts';
import type { Client, TestStore } from '../testing/test-store';
import type { Recording } from './recordings';

export interface Replayed {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Prefix of recordings of site pages rather than REST routes. */
const SITE = '(site) ';

/** The smallest possible PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Bodies that recordings only mention by name. */
const FILES = new Map<unknown, () => Blob | FormData>([
  ['(binary image data)', () => new Blob([PIXEL])],
  ['(binary)', () => new Blob(['<?php'])],
  [
    '(multipart/form-data: file, title)',
    () => {
      const form = new FormData();
      form.set('file', new Blob([PIXEL]), 'logo2.png');
      form.set('title', 'Logo');
      return form;
    },
  ],
]);

/** Sends a recorded request to our store. */
export async function replay(store: TestStore, recording: Recording): Promise<Replayed> {
  const { method, path, auth, headers = {} } = recording.request;
  const client = clientFor(store, auth);
  const query = toQuery(recording, client);
  if (path.startsWith(SITE)) {
    const response = await store.fetch(`${path.slice(SITE.length)}${query}`, {
      headers: { Cookie: client.cookie },
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  }
  const body = toBody(recording);
  // A form sets its own content type, with the boundary.
  const type = body instanceof FormData ? undefined : headers['content-type'];
  return client.call(`${path}${query}`, {
    method,
    headers: { ...headers, ...nonceHeader(auth, client), ...(type && { 'Content-Type': type }) },
    ...(body !== undefined && { body }),
  });
}

function clientFor(store: TestStore, auth: string): Client {
  const role = /^cookie\((\w+)\)/.exec(auth)?.[1];
  if (!role) return store.anonymous;
  if (!isRole(role)) throw new Error(`Nobody is called ${role}.`);
  return store.as(role);
}

function nonceHeader(auth: string, client: Client): Record<string, string> {
  if (auth.includes('invalid X-WP-Nonce')) return { 'X-WP-Nonce': '0123456789' };
  const isBare = auth.includes('no X-WP-Nonce') || auth.includes('_wpnonce');
  return { 'X-WP-Nonce': isBare ? '' : client.nonce };
}

function toQuery({ request }: Recording, client: Client): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (Array.isArray(value)) value.forEach((item, index) => query.append(`${name}[${index}]`, String(item)));
    else query.append(name, name === '_wpnonce' ? client.nonce : String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

function toBody({ name, request }: Recording): unknown {
  const file = FILES.get(request.body);
  if (file) return file();
  if (request.body !== null && request.body !== undefined) return request.body;
  if (name === 'invalid JSON body') return '{"a":';
  return request.headers?.['content-type']?.includes('form') ? 'woocommerce_demo_store=yes' : undefined;
}
