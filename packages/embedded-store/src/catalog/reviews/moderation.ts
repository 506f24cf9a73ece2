import type { Review } from './queries';

/** Moderation actions for reviews. */
export const MODERATIONS = ['approved', 'hold', 'spam', 'unspam', 'trash', 'untrash'] as const;

export type Moderation = (typeof MODERATIONS)[number];

/** Returns the moderated review; `undefined` when there is nothing to undo. */
export function moderate(review: Review, moderation: Moderation): Review | undefined {
  const { status, previousStatus } = review;
  if (moderation === 'unspam' || moderation === 'untrash') {
    const from = moderation === 'unspam' ? 'spam' : 'trash';
    return status === from ? { ...review, status: previousStatus } : undefined;
  }
  const isPutAway = moderation === 'spam' || moderation === 'trash';
  const wasRemoved = status === 'spam' || status === 'trash';
  return { ...review, status: moderation, ...(isPutAway && !wasRemoved && { previousStatus: status }) };
}
