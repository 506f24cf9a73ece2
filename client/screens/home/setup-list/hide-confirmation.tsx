import { __ } from '@wordpress/i18n';
import { Button, Modal } from '@admin/ui';
import type { ConfirmationProps } from '../task-list/list-menu';

/** Asks for confirmation before hiding the first list, which the store needs to be ready. */
export function HideConfirmation({ onCancel, onConfirm }: ConfirmationProps) {
  return (
    <Modal
      title={__('Hide store setup tasks', 'store-admin')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="tertiary" onClick={onCancel}>
            {__('Cancel', 'store-admin')}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {__('Yes, hide store setup tasks', 'store-admin')}
          </Button>
        </>
      }
    >
      <p>{__('Are you sure? These tasks are required for all stores.', 'store-admin')}</p>
    </Modal>
  );
}
