import { __ } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import { useSampleImport } from '../shared/use-sample-import';
import { StepActions, type StepProps } from './step-actions';

/** Sample products, to see how the store looks. */
export function ImportStep({ onDone, onSkip }: StepProps) {
  const { isImporting, start } = useSampleImport((areThere) => {
    if (areThere) onDone();
  });

  return (
    <>
      <p>
        {__(
          'Adds a few sample products with images to your store. They are visible to customers, and you can delete them at any time.',
          'store-admin',
        )}
      </p>
      <StepActions onSkip={onSkip}>
        <Button variant="primary" busy={isImporting} onClick={start}>
          {__('Import products', 'store-admin')}
        </Button>
      </StepActions>
    </>
  );
}
