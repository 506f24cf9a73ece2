import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, useSayBusy } from '@admin/ui';
import { useIsShown } from '@admin/wizard';
import { useSampleImport } from '../shared/use-sample-import';
import { StepActions, type StepProps } from './step-actions';

/** Products to see the looks of the shop by. */
export function ImportStep({ onDone, onSkip }: StepProps) {
  const importSamples = useSampleImport();
  const isShown = useIsShown();
  const [isImporting, setImporting] = useState(false);
  useSayBusy(isImporting, __('Importing products…', 'woocommerce'));

  async function start() {
    setImporting(true);
    const areThere = await importSamples();
    if (!isShown.current) return;
    setImporting(false);
    if (areThere) onDone();
  }

  return (
    <>
      <p>
        {__(
          'A small set of made-up products with pictures is added for everybody to see. You can delete them at any time.',
          'woocommerce',
        )}
      </p>
      <StepActions onSkip={onSkip}>
        <Button variant="primary" busy={isImporting} onClick={() => void start()}>
          {__('Import products', 'woocommerce')}
        </Button>
      </StepActions>
    </>
  );
}
