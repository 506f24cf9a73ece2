import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoreContext } from '../../context';
import type { StoreDatabase } from '../../database';
import { getUser } from '../../accounts';
import { getSecret } from '../../security/secrets';
import { getUserLocale } from '../../site';
import { getRecipientLocale } from './message';
import { getDelivery } from './queries';

export const UNSUBSCRIBE_PATH = '/store/unsubscribe';

const SECRET = 'unsubscribe';

/** What an unsubscribe link grants: one recipient of one delivery, nothing else. */
export interface Subscription {
  deliveryId: number;
  address: string;
}

/**
 * The URL that unsubscribes one recipient from one delivery without logging in. It stays valid for as long as the mail
 * is kept.
 */
export function getUnsubscribeUrl({ siteUrl, db }: StoreContext, subscription: Subscription): string {
  const claim = Buffer.from(JSON.stringify([subscription.deliveryId, subscription.address])).toString(
    'base64url',
  );
  return `${siteUrl}${UNSUBSCRIBE_PATH}?token=${claim}.${sign(db, claim).toString('base64url')}`;
}

/** Reads a token that this store signed; `undefined` for any other. */
export function readToken(db: StoreDatabase, token: string): Subscription | undefined {
  const [claim = '', signature = ''] = token.split('.');
  const [given, own] = [Buffer.from(signature, 'base64url'), sign(db, claim)];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  // The signature proves that this store wrote it.
  const [deliveryId, address] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [number, string];
  return { deliveryId, address };
}

/** The language of the emails to a recipient: their own, or that of the user who scheduled the report. */
export function getEmailLocale(db: StoreDatabase, { deliveryId, address }: Subscription): string | undefined {
  const owner = getUser(db, getDelivery(db, deliveryId)?.ownerId ?? 0);
  return getRecipientLocale(db, address) ?? (owner && getUserLocale(db, owner));
}

const sign = (db: StoreDatabase, claim: string): Buffer =>
  createHmac('sha256', getSecret(db, SECRET)).update(claim).digest();
