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
      title={__('Edit HTML', 'store-admin')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{__('Cancel', 'store-admin')}</Button>
          <Button variant="primary" onClick={() => onApply(text)}>
            {__('Apply', 'store-admin')}
          </Button>
        </>
      }
    >
      <TextArea
        className="sa-rich-text__source"
        label={__('HTML', 'store-admin')}
        rows={12}
        value={text}
        onChange={setText}
      />
    </Modal>
  );
}
