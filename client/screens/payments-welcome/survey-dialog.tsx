import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { FORM_ERROR, SaveForm, useFormField } from '@admin/forms';
import { Button, Checkbox, InlineNotice, Modal } from '@admin/ui';
import { CommentsField } from '../../components';
import { NO_ANSWERS, type Answers, type Reason } from './answers';
import { useDismissOffer } from './use-dismiss-offer';

interface SurveyDialogProps {
  onClose: () => void;
  onDismissed: () => void;
}

/**
 * Asks why the user dismisses the offer (optional) and dismisses it. Responses are recorded only with tracking consent:
 * otherwise the survey is not shown.
 */
export function SurveyDialog({ onClose, onDismissed }: SurveyDialogProps) {
  const { mayAsk, dismiss } = useDismissOffer();
  return (
    <Modal
      className="sa-payments-survey"
      title={__('No thanks, I don’t want WooCommerce Payments', 'woocommerce')}
      onClose={onClose}
    >
      <p>
        {__(
          'Nothing was installed. The offer will be removed from your menu permanently. You can still set up payment methods in the payment settings.',
          'woocommerce',
        )}
      </p>
      {mayAsk ? (
        <SaveForm<Answers>
          draft="payments-welcome/survey"
          initialValues={NO_ANSWERS}
          save={(answers) => dismiss(answers)}
          explain={() => ({ [FORM_ERROR]: getFailure() })}
          onSaved={onDismissed}
          submitLabel={__('Dismiss and send feedback', 'woocommerce')}
          actions={<JustDismiss dismiss={() => dismiss()} onDone={onDismissed} />}
        >
          <fieldset className="sa-payments-survey__reasons">
            <legend>{__('Why would you like to dismiss the new payments experience?', 'woocommerce')}</legend>
            {getReasons().map(({ name, label }) => (
              <ReasonField key={name} name={name} label={label} />
            ))}
          </fieldset>
          <CommentsField label={__('Comments (Optional)', 'woocommerce')} />
        </SaveForm>
      ) : (
        <div className="sa-payments-survey__answers">
          <JustDismiss dismiss={() => dismiss()} onDone={onDismissed} isPrimary />
          <Button onClick={onClose}>{__('Keep the offer', 'woocommerce')}</Button>
        </div>
      )}
    </Modal>
  );
}

const getFailure = () => __('The offer could not be dismissed. Please try again.', 'woocommerce');

interface JustDismissProps {
  dismiss: () => Promise<unknown>;
  onDone: () => void;
  isPrimary?: boolean;
}

/** Dismisses without a survey response. */
function JustDismiss({ dismiss, onDone, isPrimary = false }: JustDismissProps) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function press() {
    setBusy(true);
    setFailed(false);
    try {
      await dismiss();
    } catch {
      setBusy(false);
      setFailed(true);
      return;
    }
    onDone();
  }

  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'tertiary'}
        isDestructive={!isPrimary}
        busy={isBusy}
        onClick={() => void press()}
      >
        {__('Just dismiss WooCommerce Payments', 'woocommerce')}
      </Button>
      {hasFailed && <InlineNotice status="error">{getFailure()}</InlineNotice>}
    </>
  );
}

function ReasonField({ name, label }: { name: Reason; label: string }) {
  const { value, ...field } = useFormField<boolean>(name);
  return <Checkbox {...field} label={label} checked={value} />;
}

const getReasons = (): { name: Reason; label: string }[] => [
  { name: 'happy', label: __('I’m already happy with my payments setup', 'woocommerce') },
  { name: 'install', label: __('I don’t want to install another plugin', 'woocommerce') },
  { name: 'more_info', label: __('I need more information about WooCommerce Payments', 'woocommerce') },
  { name: 'another_time', label: __('I’m open to installing it another time', 'woocommerce') },
  { name: 'something_else', label: __('It’s something else (Please share below)', 'woocommerce') },
];
