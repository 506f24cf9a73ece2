import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoreContext } from '../context';
import { rotateSecret, getSecret } from './secrets';
import type { Session } from './sessions';

/** The action of the nonce that REST requests send. */
export const REST_ACTION = 'wp_rest';

/**
 * Half of a nonce's lifetime. A nonce is valid in the half in which it was created and in the next one, so 12 to 24
 * hours.
 */
const TICK_MS = 12 * 60 * 60 * 1000;
const SECRET = 'nonce';

/** Ten hex digits that prove that this user, in this session, recently requested this action. */
export function createNonce(context: StoreContext, session: Session, action: string): string {
  return sign(context, session, action, currentTick(context));
}

export function verifyNonce(context: StoreContext, session: Session, action: string, nonce: string): boolean {
  const tick = currentTick(context);
  return [tick, tick - 1].some((made) => areEqual(sign(context, session, action, made), nonce));
}

/** Invalidates every existing nonce, as if a day had passed. */
export function expireNonces(context: StoreContext): void {
  rotateSecret(context.db, SECRET);
}

function currentTick({ clock }: StoreContext): number {
  return Math.ceil(clock().getTime() / TICK_MS);
}

function sign({ db }: StoreContext, session: Session, action: string, tick: number): string {
  const claim = JSON.stringify([tick, action, session.user.id, session.id]);
  return createHmac('sha256', getSecret(db, SECRET)).update(claim).digest('hex').slice(0, 10);
}

function areEqual(expected: string, actual: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(actual)];
  return left.length === right.length && timingSafeEqual(left, right);
}
