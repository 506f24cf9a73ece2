import type { Review } from './queries';

/** What can be done with a review. */
export const MODERATIONS = ['approved', 'hold', 'spam', 'unspam', 'trash', 'untrash'] as const;

export type Moderation = (typeof MODERATIONS)[number];

/** The review as it is afterwards; `undefined` when there is nothing to take back. */
export function moderate(review: Review, moderation: Moderation): Review | undefined {
  const { status, previousStatus } = review;
  if (moderation === 'unspam' || moderation === 'untrash') {
    const from = moderation === 'unspam' ? 'spam' : 'trash';
    return status === from ? { ...review, status: previousStatus } : undefined;
  }
  const isPutAway = moderation === 'spam' || moderation === 'trash';
  const wasPutAway = status === 'spam' || status === 'trash';
  return { ...review, status: moderation, ...(isPutAway && !wasPutAway && { previousStatus: status }) };
}
