import { __ } from '@wordpress/i18n';
import type { Feedback } from '@admin/store-feedback';

/** Form values: scores from 1 to 5 as text, `''` for unanswered questions. */
export interface SurveyAnswers {
  first: string;
  second: string;
  comments: string;
}

export function validateAnswers({ first, second }: SurveyAnswers): Partial<SurveyAnswers> {
  const missing = __('Please choose an answer', 'store-admin');
  return { ...(first ? {} : { first: missing }), ...(second ? {} : { second: missing }) };
}

export const toFeedback = ({ first, second, comments }: SurveyAnswers): Feedback => ({
  score: Number(first),
  secondScore: Number(second),
  comments: comments.trim(),
});
