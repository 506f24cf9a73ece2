import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Modal } from '@admin/ui';

interface DeleteDataProps {
  isBusy: boolean;
  /** Resolves once the server answered. */
  onDelete: () => Promise<unknown>;
}

/** Empties the reports, after asking. */
export function DeleteData({ isBusy, onDelete }: DeleteDataProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="tertiary" isDestructive onClick={() => setAsking(true)}>
        {__('Delete the data of reports', 'woocommerce')}
      </Button>
      {isAsking && (
        <Modal
          title={__('Delete the data of reports', 'woocommerce')}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{__('Cancel', 'woocommerce')}</Button>
              <Button
                variant="primary"
                isDestructive
                busy={isBusy}
                onClick={() => void onDelete().then(close)}
              >
                {__('Delete', 'woocommerce')}
              </Button>
            </>
          }
        >
          <p>
            {__(
              'All reports are empty until you import the data again. Your orders and customers stay as they are. This cannot be undone, but an import of all data brings it back.',
              'woocommerce',
            )}
          </p>
        </Modal>
      )}
    </>
  );
}
