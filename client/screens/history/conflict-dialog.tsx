import { __, sprintf } from '@wordpress/i18n';
import { nameOf } from '@admin/store-history';
import { Button, Modal } from '@admin/ui';
import type { Conflict } from './use-undo';
import { labelOf, textOf } from './values';

interface ConflictDialogProps {
  conflict: Conflict;
  isBusy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/**
 * Shows the value after the change, the current value and the value an undo would write, before overwriting anything.
 */
export function ConflictDialog({ conflict: { change, now }, isBusy, onUndo, onClose }: ConflictDialogProps) {
  const sides = [
    { label: __('Changed to', 'woocommerce'), values: change.after },
    { label: __('Current value', 'woocommerce'), values: now },
    { label: __('After undo', 'woocommerce'), values: change.before },
  ];
  return (
    <Modal
      title={__('Changed since', 'woocommerce')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{__('Keep current values', 'woocommerce')}</Button>
          <Button variant="primary" isDestructive busy={isBusy} onClick={onUndo}>
            {change.before === null ? __('Remove anyway', 'woocommerce') : __('Undo anyway', 'woocommerce')}
          </Button>
        </>
      }
    >
      <p>
        {sprintf(
          /* translators: %s: what was changed, such as "Product: Beanie" */
          __('%s has changed since. Nothing has been saved yet.', 'woocommerce'),
          nameOf(change),
        )}
      </p>
      <div className="sa-history__conflict">
        <table>
          <thead>
            <tr>
              <th scope="col">{__('Value', 'woocommerce')}</th>
              {sides.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.keys(now).map((name) => (
              <tr key={name}>
                <th scope="row">{labelOf(name, change.labels)}</th>
                {sides.map(({ label, values }) => (
                  <td key={label} data-label={label}>
                    {textOf(values, name)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
