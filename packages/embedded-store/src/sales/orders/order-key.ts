import { randomBytes } from 'node:crypto';

/** Creates the key with which a guest proves that an order is theirs. */
export function createOrderKey(): string {
  return `wc_order_${randomBytes(10).toString('base64url').slice(0, 13)}`;
}
