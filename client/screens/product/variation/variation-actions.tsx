import { __ } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { productStore, type FormKey } from '@admin/store-product';
import { Button } from '@admin/ui';
import { UndoButtons } from '../bar/undo-buttons';
import { useIsNarrow } from '../bar/use-is-narrow';
import { usePreview } from '../bar/use-preview';
import type { Saving } from '../save/use-save-product';

interface VariationActionsProps {
  formKey: FormKey;
  saving: Saving;
}

/** Preview and save; all other actions are on the product (contract, section 7). */
export function VariationActions({ formKey, saving }: VariationActionsProps) {
  const isNarrow = useIsNarrow();
  const preview = usePreview(formKey, saving);
  const isChanged = useSelect((select) => select(productStore).isChanged(formKey), [formKey]);
  return (
    <div className="sa-product-actions">
      {!isNarrow && <UndoButtons formKey={formKey} />}
      <Button busy={preview.isBusy} onClick={() => void preview.open()}>
        {__('Preview', 'store-admin')}
      </Button>
      <Button
        variant="primary"
        disabled={!isChanged}
        busy={saving.intent === 'keep'}
        onClick={() => void saving.begin('keep')}
      >
        {__('Save', 'store-admin')}
      </Button>
    </div>
  );
}
