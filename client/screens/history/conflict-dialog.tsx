import { __, sprintf } from '@wordpress/i18n';
import { getChangeName } from '@admin/store-history';
import { Button, Modal } from '@admin/ui';
import type { Conflict } from './use-undo';
import { getFieldLabel, formatShortValue } from './values';

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
    { label: __('Changed to', 'store-admin'), values: change.after },
    { label: __('Current value', 'store-admin'), values: now },
    { label: __('After undo', 'store-admin'), values: change.before },
  ];
  return (
    <Modal
      title={__('Changed since', 'store-admin')}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {__('Keep current values', 'store-admin')}
          </Button>
          <Button variant="primary" isDestructive busy={isBusy} onClick={onUndo}>
            {change.before === null ? __('Remove anyway', 'store-admin') : __('Undo anyway', 'store-admin')}
          </Button>
        </>
      }
    >
      <p>
        {sprintf(
          /* translators: %s: what was changed, such as "Product: Beanie" */
          __('%s has changed since. Nothing has been saved yet.', 'store-admin'),
          getChangeName(change),
        )}
      </p>
      <div className="sa-history__conflict">
        <table>
          <thead>
            <tr>
              <th scope="col">{__('Value', 'store-admin')}</th>
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
                <th scope="row">{getFieldLabel(name, change.labels)}</th>
                {sides.map(({ label, values }) => (
                  <td key={label} data-label={label}>
                    {formatShortValue(values, name)}
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
