import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoreContext } from '../context';
import { rotateSecret, getSecret } from './secrets';
import type { Session } from './sessions';

/** The action of the nonce that REST calls carry. */
export const REST_ACTION = 'wp_rest';

/** Half a nonce's life: it is good in the half in which it was made and in the next, so 12 to 24 hours. */
const TICK_MS = 12 * 60 * 60 * 1000;
const SECRET = 'nonce';

/** Ten hex digits that prove: this user, in this session, meant this action, today. */
export function createNonce(context: StoreContext, session: Session, action: string): string {
  return sign(context, session, action, currentTick(context));
}

export function verifyNonce(context: StoreContext, session: Session, action: string, nonce: string): boolean {
  const tick = currentTick(context);
  return [tick, tick - 1].some((made) => areEqual(sign(context, session, action, made), nonce));
}

/** Makes every nonce worthless that was handed out so far, as if a day had passed. */
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
