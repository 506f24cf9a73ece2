import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { usePromiseNotice, type Outcome } from '@admin/store-notices';
import { reviewsStore, type Review } from '@admin/store-reviews';

/** Moderation actions for a review. Each shows immediately, can be undone, and is reverted if the request fails. */
export function useModeration({ id, status }: Review) {
  const { approveReview, spamReview, trashReview, undoModeration } = useDispatch(reviewsStore);
  const report = usePromiseNotice();

  const undo = () =>
    void report(undoModeration(id, status), {
      failed: __('There was a problem restoring the review', 'store-admin'),
    });
  const moderate = (decision: Promise<unknown>, outcome: Outcome) =>
    void report(decision, { ...outcome, undo });

  return {
    approve: () =>
      moderate(approveReview(id), {
        done: __('Review approved', 'store-admin'),
        failed: __('There was a problem approving the review', 'store-admin'),
      }),

    markAsSpam: () =>
      moderate(spamReview(id), {
        done: __('Review marked as spam', 'store-admin'),
        failed: __('There was a problem marking the review as spam', 'store-admin'),
      }),

    trash: () =>
      moderate(trashReview(id), {
        done: __('Review deleted', 'store-admin'),
        failed: __('There was a problem deleting the review', 'store-admin'),
      }),
  };
}
