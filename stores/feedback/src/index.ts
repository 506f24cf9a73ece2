export type { Feedback } from './feedback';
export { useFeedback } from './hooks';
export {
  FEEDBACK_HINT_DELAY,
  getStoreAgeInWeeks,
  isSentDirectly,
  shouldShowFeedbackHint,
  THANK_YOU_DELAY,
} from './rules';
export type { FeedbackState } from './rules';
