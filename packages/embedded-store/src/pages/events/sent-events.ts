import type { NewEvent } from '../../site';

/** Maximum number of events in one request; a page sends what it has collected since the last one. */
const MAX_BATCH_SIZE = 100;

const KEY = /^[\w-]{8,64}$/;
const NAME = /^[a-z]\w{0,99}$/;

export interface SentEvents {
  nonce: string;
  events: readonly NewEvent[];
}

/** Parses the events that a page sent; `undefined` when the body is not a list of events. */
export function readSentEvents(body: unknown): SentEvents | undefined {
  const { nonce, events } = Object(body);
  if (typeof nonce !== 'string' || !Array.isArray(events) || events.length > MAX_BATCH_SIZE) return undefined;
  return events.every(isEvent) ? { nonce, events } : undefined;
}

function isEvent(value: unknown): value is NewEvent {
  const { key, name, properties } = Object(value);
  return isText(key, KEY) && isText(name, NAME) && isMap(properties);
}

const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);

const isMap = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
