import { ApiError } from '@admin/http';
import type { Send } from './types';

/** Whether it is still being sent. */
export const isUnderWay = ({ state }: Send): boolean => state === 'waiting' || state === 'sending';

/** Whether somebody did not get it who should have. */
export const hasFailed = ({ state }: Send): boolean =>
  state === 'failed' || state === 'partly' || state === 'interrupted';

/**
 * Addresses in a text, parted by commas, semicolons, blanks or lines, each once; also as programs of mail copy them:
 * `"Boss, The" <boss@shop.example>`.
 */
export function parseEmailAddresses(text: string): string[] {
  const addresses = text
    .replaceAll(/"[^"\n]*"(?=\s*<)/g, ' ')
    .split(/[,;\n]/)
    .flatMap(readEntry);
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

/** What is in angle brackets is an address, and what is next to it a name, unless it looks like an address. */
function readEntry(text: string): string[] {
  const bracketed = [...text.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address.trim());
  const words = text.replaceAll(/<[^<>]*>/g, ' ').split(/\s+/);
  const others = bracketed.length > 0 ? words.filter((word) => word.includes('@')) : words;
  return [...others, ...bracketed].filter((address) => address !== '');
}

/** Whether a text may be an address; the server has the last word. */
export const isEmailAddress = (text: string): boolean =>
  /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/.test(text) && text.length <= 254;

/** Choices that people type. */
const TYPED = ['name', 'time', 'recipients'] as const;

/** What the server says is wrong with what was typed, by choice; empty when it says nothing of that. */
export function getRefusals(error: unknown): Partial<Record<(typeof TYPED)[number], string>> {
  const params = error instanceof ApiError ? error.failure.params : undefined;
  return Object.fromEntries(TYPED.flatMap((name) => (params?.[name] ? [[name, params[name]]] : [])));
}
