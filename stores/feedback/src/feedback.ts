import { recordEvent } from '@admin/tracks';

/** The user's feedback. */
export interface Feedback {
  /** 1 to 5. */
  score: number;
  /** The score for the second statement, if it was shown. */
  secondScore?: number;
  comments?: string;
}

/** Records that the survey was shown. */
export const recordFeedbackView = (action: string, storeAge: number | null): boolean =>
  recordEvent('ces_view', { action, store_age: storeAge });

/** Records feedback as a tracking event; it is not stored otherwise. */
export const recordFeedback = (
  action: string,
  { score, secondScore, comments = '' }: Feedback,
  storeAge: number | null,
): boolean =>
  recordEvent('ces_feedback', {
    action,
    score,
    score_second_question: secondScore ?? null,
    score_combined: score + (secondScore ?? 0),
    comments,
    store_age: storeAge,
  });
