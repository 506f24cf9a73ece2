export { AbbreviatedCards } from './abbreviated/abbreviated-cards';
export { toFeedback, validateAnswers } from './feedback/answers';
export type { Answers } from './feedback/answers';
export { Comments } from './feedback/comments';
export { Question } from './feedback/question';
export { Inbox } from './inbox/inbox';
export { NoteActions } from './inbox/note-actions';
export { LatePromotionsDialog } from './promotions/late-promotions-dialog';
export { Time } from './time';
