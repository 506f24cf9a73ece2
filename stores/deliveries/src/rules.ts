import { ApiError } from '@admin/http';
import type { Send } from './types';

/** Whether it is waiting or being sent. */
export const isUnderWay = ({ state }: Send): boolean => state === 'waiting' || state === 'sending';

/** Whether at least one recipient did not get it. */
export const hasFailed = ({ state }: Send): boolean =>
  state === 'failed' || state === 'partly' || state === 'interrupted';

/**
 * Unique addresses in a text, separated by commas, semicolons, spaces or line breaks. Accepts the format that mail
 * programs copy: `"Boss, The" <boss@shop.example>`.
 */
export function parseEmailAddresses(text: string): string[] {
  const addresses = text
    .replaceAll(/"[^"\n]*"(?=\s*<)/g, ' ')
    .split(/[,;\n]/)
    .flatMap(readEntry);
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

/** Text in angle brackets is an address. Text next to it is a name, unless it looks like an address. */
function readEntry(text: string): string[] {
  const bracketed = [...text.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address.trim());
  const words = text.replaceAll(/<[^<>]*>/g, ' ').split(/\s+/);
  const others = bracketed.length > 0 ? words.filter((word) => word.includes('@')) : words;
  return [...others, ...bracketed].filter((address) => address !== '');
}

/** Whether a text may be an email address; the server does the final validation. */
export const isEmailAddress = (text: string): boolean =>
  /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/.test(text) && text.length <= 254;

/** Fields in which users type. */
const TYPED = ['name', 'time', 'recipients'] as const;

/** The server's validation messages for the typed fields, by field; empty when there are none. */
export function getRefusals(error: unknown): Partial<Record<(typeof TYPED)[number], string>> {
  const params = error instanceof ApiError ? error.failure.params : undefined;
  return Object.fromEntries(TYPED.flatMap((name) => (params?.[name] ? [[name, params[name]]] : [])));
}
