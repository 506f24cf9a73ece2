import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

/** 32 MiB and about 100 ms per check: the OWASP minimum for scrypt without parallelism (N = 2^15, r = 8, p = 1). */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Returns `scrypt$salt$key`, both in base64. Slow on purpose. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password.normalize('NFC'), salt, KEY_BYTES, COST);
  return `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Whether the password matches the hash. Runs off the event loop and compares in constant time. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, salt = '', key = ''] = hash.split('$');
  if (scheme !== 'scrypt') return false;
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64'), KEY_BYTES, COST);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
