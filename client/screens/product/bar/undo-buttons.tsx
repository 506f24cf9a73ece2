import { __, sprintf } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { productStore, type FormKey } from '@admin/store-product';
import { Button } from '@admin/ui';
import { useUndoRedo } from '../history/use-undo-redo';

/** Undo and redo buttons. */
export function UndoButtons({ formKey }: { formKey: FormKey }) {
  const { steps, position } = useSelect((select) => select(productStore).getHistory(formKey), [formKey]);
  const { back, forward } = useUndoRedo(formKey);
  const [last, next] = [steps[position - 1], steps[position]];
  return (
    <span className="sa-product-actions__undo">
      <Button
        variant="tertiary"
        icon="undo"
        disabled={!last}
        /* translators: %s: what was done last, such as the name of a field */
        aria-label={last ? sprintf(__('Undo: %s', 'store-admin'), last.label) : __('Undo', 'store-admin')}
        onClick={back}
      />
      <Button
        variant="tertiary"
        icon="redo"
        disabled={!next}
        /* translators: %s: what was taken back last, such as the name of a field */
        aria-label={next ? sprintf(__('Redo: %s', 'store-admin'), next.label) : __('Redo', 'store-admin')}
        onClick={forward}
      />
    </span>
  );
}
