import { useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { CancelledError } from '@admin/data';
import type { DeleteOutcome } from '@admin/store-variations';
import { announce, Button, InlineNotice, Modal } from '@admin/ui';
import { formatCount } from './list/format-count';
import { useDeleteVariations } from './list/use-delete-variations';

interface DeleteDialogProps {
  ids: readonly number[];
  /** Called with the variations that the server could not delete, some of which may remain. */
  onClose: () => void;
}

/** Variations have no trash: they are deleted immediately and permanently, independent of unsaved changes. */
export function DeleteDialog({ ids, onClose }: DeleteDialogProps) {
  const deleteVariations = useDeleteVariations();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [left, setLeft] = useState(ids);

  async function remove() {
    setBusy(true);
    setFailure(undefined);
    try {
      const { deleted, failed } = await deleteVariations(left);
      announce(formatDeleted(deleted.length));
      if (failed.length === 0) return onClose();
      setLeft(failed.map(({ id }) => id));
      setFailure(formatNotDeleted(failed));
    } catch (error) {
      if (!(error instanceof CancelledError))
        setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  }

  return (
    <Modal
      title={sprintf(
        /* translators: %s: number of variations */
        _n('Delete %s variation?', 'Delete %s variations?', left.length, 'store-admin'),
        formatCount(left.length),
      )}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {__('Cancel', 'store-admin')}
          </Button>
          <Button variant="primary" isDestructive busy={isBusy} onClick={() => void remove()}>
            {failure === undefined ? __('Delete', 'store-admin') : __('Try again', 'store-admin')}
          </Button>
        </>
      }
    >
      {failure !== undefined && <InlineNotice status="error">{failure}</InlineNotice>}
      <p>
        {__(
          'They are deleted immediately and permanently. To only hide them from customers, make them invisible.',
          'store-admin',
        )}
      </p>
    </Modal>
  );
}

const formatDeleted = (count: number): string =>
  sprintf(
    /* translators: %s: number of variations */
    _n('%s variation deleted', '%s variations deleted', count, 'store-admin'),
    formatCount(count),
  );

const formatNotDeleted = (failed: DeleteOutcome['failed']): string =>
  sprintf(
    /* translators: 1: number of variations, 2: what the server says of the first of them */
    _n(
      '%1$s variation could not be deleted: %2$s',
      '%1$s variations could not be deleted: %2$s',
      failed.length,
      'store-admin',
    ),
    formatCount(failed.length),
    failed[0]?.message ?? '',
  );
