import { __ } from '@wordpress/i18n';
import { Button, Modal } from '@admin/ui';
import { useSampleImport } from '../shared/use-sample-import';

interface SampleProductsDialogProps {
  onImported: () => void;
  onClose: () => void;
}

/** Asks before products appear in the shop. Stays until the server has answered, so that nothing is asked twice. */
export function SampleProductsDialog({ onImported, onClose }: SampleProductsDialogProps) {
  const { isImporting, start } = useSampleImport((areThere) => {
    if (areThere) onImported();
    onClose();
  });

  return (
    <Modal
      title={__('Import sample products', 'woocommerce')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{__('Cancel', 'woocommerce')}</Button>
          <Button variant="primary" busy={isImporting} onClick={start}>
            {__('Import sample products', 'woocommerce')}
          </Button>
        </>
      }
    >
      <p>
        {__(
          'Adds a few sample products with images to your store. They are visible to customers, and you can delete them at any time.',
          'woocommerce',
        )}
      </p>
    </Modal>
  );
}
