import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { optionsStore, useOption } from '@admin/store-options';
import { NEW, type FormKey } from '@admin/store-product';
import { Button, Modal, Tour } from '@admin/ui';
import { useFeedbackOption } from '../feedback/use-feedback-option';
import { FormIllustration } from './form-illustration';
import { getSteps } from './steps';
import './welcome.css';

const HIDDEN = 'woocommerce_product_tour_modal_hidden';

/** Welcomes users on their first visit to the form for a new product, and offers a tour (contract, section 2.9). */
export function Welcome({ formKey }: { formKey: FormKey }) {
  const { value } = useOption(HIDDEN);
  const { updateOptions } = useDispatch(optionsStore);
  const { invite } = useFeedbackOption();
  const [stage, setStage] = useState<'greeting' | 'tour' | 'over'>('greeting');
  const leaveGreeting = (next: 'tour' | 'over') => {
    setStage(next);
    // On failure, the welcome is shown once more.
    void updateOptions({ [HIDDEN]: 'yes' }).catch(() => undefined);
  };
  if (stage === 'tour') {
    return (
      <Tour
        steps={getSteps()}
        onClose={() => {
          setStage('over');
          invite();
        }}
      />
    );
  }
  const isDue = formKey === NEW && value !== undefined && value !== 'yes';
  if (stage === 'over' || !isDue) return null;
  return (
    <Modal
      title={__('Meet the product editing form', 'store-admin')}
      onClose={() => leaveGreeting('over')}
      actions={
        <>
          <Button onClick={() => leaveGreeting('over')}>{__("I'll explore on my own", 'store-admin')}</Button>
          <Button variant="primary" onClick={() => leaveGreeting('tour')}>
            {__('Show me around (10s)', 'store-admin')}
          </Button>
        </>
      }
    >
      <div className="sa-product-welcome">
        <FormIllustration />
      </div>
      <p>
        {__(
          'Let us show you how to navigate the form and create this product from start to finish in no time.',
          'store-admin',
        )}
      </p>
    </Modal>
  );
}
