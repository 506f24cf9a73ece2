import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { FormKey } from '@admin/store-product';
import { recordEvent } from '@admin/tracks';
import { Button, Checkbox, Modal, TextArea } from '@admin/ui';
import { getClassicUrl } from '../urls';

interface GoodbyeDialogProps {
  formKey: FormKey;
  onClose: () => void;
}

/** Asks users who return to WooCommerce's own form for the reason, and opens that form (contract, section 2.9). */
export function GoodbyeDialog({ formKey, onClose }: GoodbyeDialogProps) {
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [comments, setComments] = useState('');
  const url = getClassicUrl(formKey);
  const send = () => {
    recordEvent('product_mvp_feedback', { action: 'disable', checked: checked.join(','), comments });
    window.location.href = `${url}&new-product-experience-disabled=true`;
  };
  return (
    <Modal
      title={__('Thanks for trying out the new product editor!', 'store-admin')}
      onClose={onClose}
      isForm
      actions={
        <>
          <Button href={url}>{__('Skip', 'store-admin')}</Button>
          <Button variant="primary" disabled={checked.length === 0 && comments.trim() === ''} onClick={send}>
            {__('Send feedback', 'store-admin')}
          </Button>
        </>
      }
    >
      <fieldset className="sa-product-goodbye">
        <legend>
          {__('What made you switch back to the classic product editor?', 'store-admin')}{' '}
          {__('(Check all that apply)', 'store-admin')}
        </legend>
        {getReasons().map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={checked.includes(id)}
            onChange={(isOn) => setChecked(isOn ? [...checked, id] : checked.filter((other) => other !== id))}
          />
        ))}
      </fieldset>
      <TextArea label={__('Additional comments', 'store-admin')} value={comments} onChange={setComments} />
    </Modal>
  );
}

const getReasons = () => [
  { id: 'missing-features', label: __('Missing features', 'store-admin') },
  { id: 'missing-plugins', label: __('Missing plugins', 'store-admin') },
  { id: 'difficult-to-use', label: __('It is difficult to use', 'store-admin') },
  { id: 'slow-buggy-or-broken', label: __('It is slow, buggy, or broken', 'store-admin') },
  { id: 'other', label: __('Other (describe below)', 'store-admin') },
];
