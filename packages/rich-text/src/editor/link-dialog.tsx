import { useState, type FormEvent, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Modal, TextField } from '@admin/ui';

interface LinkDialogProps {
  /** The current URL; `undefined` for a new link. */
  address: string | undefined;
  onApply: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** A dialog to add, edit or remove a link. */
export function LinkDialog({ address, onApply, onRemove, onClose }: LinkDialogProps) {
  const [text, setText] = useState(address ?? '');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function apply(event: FormEvent) {
    event.preventDefault();
    // Does not submit a surrounding form.
    event.stopPropagation();
    // An unchanged URL is kept as it is.
    const target = text === address ? address : toLinkAddress(text);
    if (target === undefined) setError(__('Please enter a URL, such as https://example.com.', 'store-admin'));
    else onApply(target);
  }

  return (
    <Modal
      initialField={field}
      title={address === undefined ? __('Insert link', 'store-admin') : __('Edit link', 'store-admin')}
      onClose={onClose}
    >
      <form noValidate onSubmit={apply}>
        <TextField
          ref={field}
          label={__('Address', 'store-admin')}
          inputMode="url"
          autoComplete="off"
          value={text}
          error={error}
          onChange={setText}
        />
        <div className="sa-rich-text__dialog-actions">
          {address !== undefined && (
            <Button variant="tertiary" isDestructive onClick={onRemove}>
              {__('Remove link', 'store-admin')}
            </Button>
          )}
          <Button onClick={onClose}>{__('Cancel', 'store-admin')}</Button>
          <Button type="submit" variant="primary">
            {__('Apply', 'store-admin')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/**
 * Converts typed text to a link URL: adds `https://` to domains and `mailto:` to email addresses.
 * Returns `undefined` for other text and for unsafe schemes.
 */
function toLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /[\s<>"]/.test(text)) return undefined;
  if (/^(?:https?:\/\/.|mailto:.|tel:.|[/#?])/i.test(text)) return text;
  // Shortcodes are replaced by a URL on the server.
  if (/^\[[a-z][^\]]*\]$/i.test(text)) return text;
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return undefined;
  if (/^[^@/]+@[^@/.]+(?:\.[^@/.]+)+$/.test(text)) return `mailto:${text}`;
  return /^[^/:?#.]+(?:\.[^/:?#.]+)+(?:[/:?#]|$)/.test(text) ? `https://${text}` : undefined;
}
