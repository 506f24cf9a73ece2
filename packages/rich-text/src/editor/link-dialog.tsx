import { useState, type FormEvent, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Modal, TextField } from '@admin/ui';
import { toLinkAddress } from './link-address';

interface LinkDialogProps {
  /** Of the link that is changed; `undefined` for a new one. */
  address: string | undefined;
  onApply: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks where a link leads. */
export function LinkDialog({ address, onApply, onRemove, onClose }: LinkDialogProps) {
  const [text, setText] = useState(address ?? '');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function apply(event: FormEvent) {
    event.preventDefault();
    // The form around the editor, if there is one, is not meant.
    event.stopPropagation();
    // An address that was there before is the owner's, whatever it is.
    const target = text === address ? address : toLinkAddress(text);
    if (target === undefined)
      setError(__('Please enter an address, such as https://example.com.', 'woocommerce'));
    else onApply(target);
  }

  return (
    <Modal
      initialField={field}
      title={address === undefined ? __('Insert link', 'woocommerce') : __('Edit link', 'woocommerce')}
      onClose={onClose}
    >
      <form noValidate onSubmit={apply}>
        <TextField
          ref={field}
          label={__('Address', 'woocommerce')}
          inputMode="url"
          autoComplete="off"
          value={text}
          error={error}
          onChange={setText}
        />
        <div className="sa-rich-text__dialog-actions">
          {address !== undefined && (
            <Button variant="tertiary" isDestructive onClick={onRemove}>
              {__('Remove link', 'woocommerce')}
            </Button>
          )}
          <Button onClick={onClose}>{__('Cancel', 'woocommerce')}</Button>
          <Button type="submit" variant="primary">
            {__('Apply', 'woocommerce')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
