import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry } from '@admin/data';
import { FORM_ERROR, SaveForm } from '@admin/forms';
import { getHost } from '@admin/host';
import { useFeedback } from '@admin/store-feedback';
import { optionsStore, useOption } from '@admin/store-options';
import { Button, EmptyState, ErrorState, useAutofocusHeading } from '@admin/ui';
import {
  CommentsField,
  RatingQuestion,
  toFeedback,
  validateAnswers,
  type SurveyAnswers,
} from '../../../../components';
import './feedback-content.css';

/** Name of the action that the feedback is about; saved with the other surveys that were shown. */
const ACTION = 'product_feedback';

const TRACKING_SETTINGS = 'admin.php?page=wc-settings&tab=advanced&section=woocommerce_com';

/** Asks for feedback about adding a product. Without usage tracking nothing can be sent, so the form says so. */
export function FeedbackContent() {
  const registry = useRegistry();
  const { value: tracking, status, failure } = useOption('woocommerce_allow_tracking');
  const [isSent, setSent] = useState(false);
  if (isSent) return <Thanks />;
  if (tracking === undefined && failure) {
    return (
      <ErrorState
        title={__('The settings could not be loaded', 'store-admin')}
        message={failure.message}
        onRetry={() => registry.invalidate(optionsStore).getOption('woocommerce_allow_tracking')}
      />
    );
  }
  if (tracking !== 'yes') return status === 'resolving' ? null : <NoTracking />;
  return <FeedbackForm onSent={() => setSent(true)} />;
}

function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { send } = useFeedback(ACTION);
  return (
    <SaveForm<SurveyAnswers>
      draft="product-feedback"
      initialValues={{ first: '', second: '', comments: '' }}
      validate={validateAnswers}
      save={(answers) => send(toFeedback(answers))}
      explain={() => ({ [FORM_ERROR]: __('There was a problem sending your feedback', 'store-admin') })}
      onSaved={onSent}
      submitLabel={__('Send', 'store-admin')}
    >
      <RatingQuestion name="first" label={__('The product editing screen is easy to use', 'store-admin')} />
      <RatingQuestion
        name="second"
        label={__("The product editing screen's functionality meets my needs", 'store-admin')}
      />
      <CommentsField label={__('What are you struggling with? (optional)', 'store-admin')} />
    </SaveForm>
  );
}

function Thanks() {
  const heading = useAutofocusHeading();
  return (
    <div className="sa-panel-feedback__thanks">
      <h3 ref={heading}>{__('Thank you for your feedback!', 'store-admin')}</h3>
      <p>{__('Your feedback helps us improve the product editor.', 'store-admin')}</p>
    </div>
  );
}

function NoTracking() {
  return (
    <EmptyState
      icon="megaphone"
      title={__('Feedback is turned off', 'store-admin')}
      message={__(
        'Sending feedback requires usage tracking, which is turned off in this store.',
        'store-admin',
      )}
      actions={
        <Button href={`${getHost().settings.adminUrl}${TRACKING_SETTINGS}`}>
          {__('Open tracking settings', 'store-admin')}
        </Button>
      }
    />
  );
}
