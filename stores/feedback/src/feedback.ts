import { recordEvent } from '@admin/tracks';

/** What the owner answered. */
export interface Feedback {
  /** 1 to 5. */
  score: number;
  /** The answer to the second question, where it was asked. */
  secondScore?: number;
  comments?: string;
}

/** Records that the question was seen. */
export const recordFeedbackView = (action: string, storeAge: number | null): boolean =>
  recordEvent('ces_view', { action, store_age: storeAge });

/** Records an answer; the event is all that becomes of it. */
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
