import { __ } from '@wordpress/i18n';
import { FORM_ERROR, SaveForm } from '@admin/forms';
import { useFeedback } from '@admin/store-feedback';
import { noticesStore } from '@admin/store-notices';
import { useDispatch } from '@admin/data';
import { Button, Modal } from '@admin/ui';
import {
  CommentsField,
  RatingQuestion,
  toFeedback,
  validateAnswers,
  type SurveyAnswers,
} from '../../../components';

/** Two ratings and a comment field (contract, section 2.9). */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { send } = useFeedback('new_product');
  const { createSuccessNotice } = useDispatch(noticesStore);
  return (
    <Modal
      title={__("How's your experience with the product editor?", 'store-admin')}
      onClose={onClose}
      isForm
    >
      <p>
        {__(
          'Your feedback will help create a better experience for thousands of merchants like you. Please tell us to what extent you agree or disagree with the statements below.',
          'store-admin',
        )}
      </p>
      <SaveForm<SurveyAnswers>
        draft="product-editor-feedback"
        initialValues={{ first: '', second: '', comments: '' }}
        validate={validateAnswers}
        save={(answers) => send(toFeedback(answers))}
        explain={() => ({ [FORM_ERROR]: __('There was a problem sending your feedback', 'store-admin') })}
        onSaved={() => {
          void createSuccessNotice(__("Thanks for the feedback. We'll put it to good use!", 'store-admin'));
          onClose();
        }}
        submitLabel={__('Share', 'store-admin')}
        actions={
          <Button variant="tertiary" onClick={onClose}>
            {__('Cancel', 'store-admin')}
          </Button>
        }
      >
        <RatingQuestion name="first" label={__('The product editing screen is easy to use', 'store-admin')} />
        <RatingQuestion
          name="second"
          label={__("The product editing screen's functionality meets my needs", 'store-admin')}
        />
        <CommentsField
          label={__(
            'How is that screen useful to you? What features would you add or change?',
            'store-admin',
          )}
        />
      </SaveForm>
    </Modal>
  );
}
