/**
 * Seeds and factor of the 32-bit FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv); the second seed is custom.
 */
const SEEDS = [0x811c9dc5, 0x9747b28c];
const FACTOR = 0x01000193;

/**
 * A short hash of a file's content. It identifies files and is not for security: `crypto.subtle` is missing on sites
 * without HTTPS.
 */
export async function fingerprint(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return SEEDS.map((seed) => toHex(hash(bytes, seed))).join('');
}

function hash(bytes: Uint8Array, seed: number): number {
  let value = seed;
  for (const byte of bytes) value = Math.imul(value ^ byte, FACTOR);
  return value >>> 0;
}

const toHex = (value: number): string => value.toString(16).padStart(8, '0');
