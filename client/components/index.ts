export { AbbreviatedCards } from './abbreviated-cards/abbreviated-cards';
export { LazyPromotionsDialog } from './promotions-dialog/lazy-promotions-dialog';
export { RelativeTime } from './relative-time';
export { CommentsField } from './survey/comments-field';
export { RatingQuestion } from './survey/rating-question';
export { toFeedback, validateAnswers } from './survey/survey-answers';
export type { SurveyAnswers } from './survey/survey-answers';
export { getTaskUrl, opensOutsideDashboard } from './task-url';
export { useCurrentMinute } from './use-current-minute';
