import type { Events } from '@admin/tracks';

/** Reasons to decline the offer, by their names in the event. */
export type Reason = 'happy' | 'install' | 'more_info' | 'another_time' | 'something_else';

export type Answers = Record<Reason, boolean> & { comments: string };

export const NO_ANSWERS: Answers = {
  happy: false,
  install: false,
  more_info: false,
  another_time: false,
  something_else: false,
  comments: '',
};

/** Converts the survey to the event's format (contract, remaining screens, section 8). */
export const toEvent = ({ comments, ...reasons }: Answers): Events['wcpay_exit_survey'] => ({
  happy: yesNo(reasons.happy),
  install: yesNo(reasons.install),
  more_info: yesNo(reasons.more_info),
  another_time: yesNo(reasons.another_time),
  something_else: yesNo(reasons.something_else),
  comments,
});

const yesNo = (isSo: boolean) => (isSo ? 'Yes' : 'No');
