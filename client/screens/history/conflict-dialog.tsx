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

/** What the change left, what there is now, and what an undo would write, before anything is overwritten. */
export function ConflictDialog({ conflict: { change, now }, isBusy, onUndo, onClose }: ConflictDialogProps) {
  return (
    <Modal
      title={__('Changed again since', 'woocommerce')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{__('Keep what there is now', 'woocommerce')}</Button>
          <Button variant="primary" isDestructive busy={isBusy} onClick={onUndo}>
            {change.before === null
              ? __('Remove it all the same', 'woocommerce')
              : __('Undo all the same', 'woocommerce')}
          </Button>
        </>
      }
    >
      <p>
        {sprintf(
          /* translators: %s: what was changed, such as "Product: Beanie" */
          __('%s is not as this change left it. Nothing has been written yet.', 'woocommerce'),
          nameOf(change),
        )}
      </p>
      <div className="sa-history__conflict">
        <table>
          <thead>
            <tr>
              <th scope="col">{__('Value', 'woocommerce')}</th>
              <th scope="col">{__('The change made it', 'woocommerce')}</th>
              <th scope="col">{__('Now it is', 'woocommerce')}</th>
              <th scope="col">{__('Undo makes it', 'woocommerce')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.keys(now).map((name) => (
              <tr key={name}>
                <th scope="row">{labelOf(name, change.labels)}</th>
                <td>{textOf(change.after, name)}</td>
                <td>{textOf(now, name)}</td>
                <td>{textOf(change.before, name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
