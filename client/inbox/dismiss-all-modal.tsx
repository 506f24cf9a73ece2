import { __ } from '@wordpress/i18n';
import { Button, Modal } from '@admin/ui';

export interface DismissAllModalProps {
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before all messages are dismissed, including those that aren't on the screen. */
export function DismissAllModal({ onClose, onConfirm }: DismissAllModalProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Modal
      className="sa-dismiss-all"
      title={__('Dismiss all messages', 'store-admin')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{__('Cancel', 'store-admin')}</Button>
          <Button variant="primary" onClick={confirm}>
            {__('Yes, dismiss all', 'store-admin')}
          </Button>
        </>
      }
    >
      {__(
        'Are you sure? All messages will be dismissed for all users of this store, including those not loaded yet.',
        'store-admin',
      )}
    </Modal>
  );
}
