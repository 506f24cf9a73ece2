import { __ } from '@wordpress/i18n';
import { FORM_ERROR, SaveForm } from '@admin/forms';
import type { Feedback } from '@admin/store-feedback';
import { Button, Modal } from '@admin/ui';
import {
  CommentsField,
  RatingQuestion,
  toFeedback,
  validateAnswers,
  type SurveyAnswers,
} from '../../../components';
import type { Score } from './face';

export interface QuestionsProps {
  /** Score of the pressed face: the response to the first question, unless the user changes it. */
  score: Score;
  onClose: () => void;
  onAnswer: (feedback: Feedback) => Promise<void>;
}

/** Two questions and a comment field, for users who were not satisfied. */
export function Questions({ score, onClose, onAnswer }: QuestionsProps) {
  return (
    <Modal title={__('What went wrong?', 'store-admin')} onClose={onClose}>
      <SaveForm<SurveyAnswers>
        draft="setup-feedback"
        initialValues={{ first: String(score), second: '', comments: '' }}
        validate={validateAnswers}
        save={(answers) => onAnswer(toFeedback(answers))}
        explain={() => ({ [FORM_ERROR]: __('There was a problem sending your feedback', 'store-admin') })}
        onSaved={onClose}
        submitLabel={__('Send', 'store-admin')}
        actions={
          <Button variant="tertiary" onClick={onClose}>
            {__('Cancel', 'store-admin')}
          </Button>
        }
      >
        <RatingQuestion name="first" label={__('The store setup is easy to complete.', 'store-admin')} />
        <RatingQuestion name="second" label={__('The store setup process meets my needs.', 'store-admin')} />
        <CommentsField label={__('What could be improved? (optional)', 'store-admin')} />
      </SaveForm>
    </Modal>
  );
}
