import { __ } from '@wordpress/i18n';
import { Button, Modal } from '@admin/ui';
import { useSampleImport } from '../shared/use-sample-import';

interface SampleProductsDialogProps {
  onImported: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before importing sample products. Stays open until the server has responded, so that the import
 * isn't started twice.
 */
export function SampleProductsDialog({ onImported, onClose }: SampleProductsDialogProps) {
  const { isImporting, start } = useSampleImport((areThere) => {
    if (areThere) onImported();
    onClose();
  });

  return (
    <Modal
      title={__('Import sample products', 'store-admin')}
      onClose={onClose}
      isBusy={isImporting}
      actions={
        <>
          <Button disabled={isImporting} onClick={onClose}>
            {__('Cancel', 'store-admin')}
          </Button>
          <Button variant="primary" busy={isImporting} onClick={start}>
            {__('Import sample products', 'store-admin')}
          </Button>
        </>
      }
    >
      <p>
        {__(
          'Adds a few sample products with images to your store. They are visible to customers, and you can delete them at any time.',
          'store-admin',
        )}
      </p>
    </Modal>
  );
}
