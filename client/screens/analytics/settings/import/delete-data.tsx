import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Modal } from '@admin/ui';

interface DeleteDataProps {
  isBusy: boolean;
  /** Resolves once the server has responded. */
  onDelete: () => Promise<unknown>;
}

/** Deletes the report data after a confirmation. */
export function DeleteData({ isBusy, onDelete }: DeleteDataProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="tertiary" isDestructive onClick={() => setAsking(true)}>
        {__('Delete report data', 'store-admin')}
      </Button>
      {isAsking && (
        <Modal
          title={__('Delete report data', 'store-admin')}
          onClose={close}
          isBusy={isBusy}
          actions={
            <>
              <Button disabled={isBusy} onClick={close}>
                {__('Cancel', 'store-admin')}
              </Button>
              <Button
                variant="primary"
                isDestructive
                busy={isBusy}
                onClick={() => void onDelete().then(close)}
              >
                {__('Delete', 'store-admin')}
              </Button>
            </>
          }
        >
          <p>
            {__(
              'All reports will be empty until you import the data again. Your orders and customers are not deleted. This cannot be undone, but you can import all data again.',
              'store-admin',
            )}
          </p>
        </Modal>
      )}
    </>
  );
}
