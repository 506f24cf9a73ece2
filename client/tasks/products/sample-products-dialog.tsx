import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Modal, useSayBusy } from '@admin/ui';
import { useIsShown } from '@admin/wizard';
import { useSampleImport } from '../shared/use-sample-import';

interface SampleProductsDialogProps {
  onImported: () => void;
  onClose: () => void;
}

/** Asks before products appear in the shop. Stays until the server has answered, so that nothing is asked twice. */
export function SampleProductsDialog({ onImported, onClose }: SampleProductsDialogProps) {
  const importSamples = useSampleImport();
  const isShown = useIsShown();
  const [isImporting, setImporting] = useState(false);
  useSayBusy(isImporting, __('Importing products…', 'woocommerce'));

  async function start() {
    setImporting(true);
    const areThere = await importSamples();
    if (!isShown.current) return;
    if (areThere) onImported();
    onClose();
  }

  return (
    <Modal
      title={__('Import sample products', 'woocommerce')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{__('Cancel', 'woocommerce')}</Button>
          <Button variant="primary" busy={isImporting} onClick={() => void start()}>
            {__('Import sample products', 'woocommerce')}
          </Button>
        </>
      }
    >
      <p>
        {__(
          'A small set of made-up products with pictures is added to your store, for everybody to see. You can delete them at any time.',
          'woocommerce',
        )}
      </p>
    </Modal>
  );
}
