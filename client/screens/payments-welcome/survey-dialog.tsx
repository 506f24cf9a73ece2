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
  const { canAsk, dismiss } = useDismissOffer();
  return (
    <Modal
      className="sa-payments-survey"
      title={__('No thanks, I don’t want WooCommerce Payments', 'store-admin')}
      onClose={onClose}
    >
      <p>
        {__(
          'Nothing was installed. The offer will be removed from your menu permanently. You can still set up payment methods in the payment settings.',
          'store-admin',
        )}
      </p>
      {canAsk ? (
        <SaveForm<Answers>
          draft="payments-welcome/survey"
          initialValues={NO_ANSWERS}
          save={(answers) => dismiss(answers)}
          explain={() => ({ [FORM_ERROR]: getFailure() })}
          onSaved={onDismissed}
          submitLabel={__('Dismiss and send feedback', 'store-admin')}
          actions={<JustDismiss dismiss={() => dismiss()} onDone={onDismissed} />}
        >
          <fieldset className="sa-payments-survey__reasons">
            <legend>{__('Why would you like to dismiss the new payments experience?', 'store-admin')}</legend>
            {getReasons().map(({ name, label }) => (
              <ReasonField key={name} name={name} label={label} />
            ))}
          </fieldset>
          <CommentsField label={__('Comments (Optional)', 'store-admin')} />
        </SaveForm>
      ) : (
        <div className="sa-payments-survey__answers">
          <JustDismiss dismiss={() => dismiss()} onDone={onDismissed} isPrimary />
          <Button onClick={onClose}>{__('Keep the offer', 'store-admin')}</Button>
        </div>
      )}
    </Modal>
  );
}

const getFailure = () => __('The offer could not be dismissed. Please try again.', 'store-admin');

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
        {__('Just dismiss WooCommerce Payments', 'store-admin')}
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
  { name: 'happy', label: __('I’m already happy with my payments setup', 'store-admin') },
  { name: 'install', label: __('I don’t want to install another plugin', 'store-admin') },
  { name: 'more_info', label: __('I need more information about WooCommerce Payments', 'store-admin') },
  { name: 'another_time', label: __('I’m open to installing it another time', 'store-admin') },
  { name: 'something_else', label: __('It’s something else (Please share below)', 'store-admin') },
];
