import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Modal, TextArea } from '@admin/ui';

interface SourceDialogProps {
  source: string;
  onApply: (source: string) => void;
  onClose: () => void;
}

/** The HTML of one block. */
export function SourceDialog({ source, onApply, onClose }: SourceDialogProps) {
  const [text, setText] = useState(source);
  return (
    <Modal
      title={__('Edit HTML', 'woocommerce')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{__('Cancel', 'woocommerce')}</Button>
          <Button variant="primary" onClick={() => onApply(text)}>
            {__('Apply', 'woocommerce')}
          </Button>
        </>
      }
    >
      <TextArea
        className="sa-rich-text__source"
        label={__('HTML', 'woocommerce')}
        rows={12}
        value={text}
        onChange={setText}
      />
    </Modal>
  );
}
