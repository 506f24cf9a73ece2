import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, WithStores } from '@admin/data';
import type { PurchasableProduct } from '@admin/store-profile';
import { tasksStore } from '@admin/store-tasks';
import { recordEvent } from '@admin/tracks';
import { Button, Modal } from '@admin/ui';
import { lazyPluginsStore } from '@admin/wizard';
import { lazyProfileStore } from '../../onboarding/lazy-profile-store';
import type { TaskDialogProps } from '../task-page';
import { ProductList } from './product-list';
import { useCheckout } from './use-checkout';
import { usePurchases } from './use-purchases';

/** A dialog on the home screen with the products that the user chose but hasn't bought. Not shown if there are none. */
export function PurchaseDialog(props: TaskDialogProps) {
  return (
    <WithStores stores={[lazyPluginsStore, lazyProfileStore]}>
      <LoadedPurchases {...props} />
    </WithStores>
  );
}

function LoadedPurchases({ task, onOpen, onClose, onFail }: TaskDialogProps) {
  const { products, failure } = usePurchases();
  const outcome = failure ? 'failed' : products && (products.length > 0 ? 'shown' : 'nothing');

  useEffect(() => {
    if (outcome === 'shown') onOpen();
    if (outcome === 'nothing') onClose();
    if (outcome === 'failed') onFail(__('Your selected extensions could not be loaded', 'store-admin'));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each outcome
  }, [outcome]);

  if (!products || outcome !== 'shown') return null;
  return <PurchaseModal taskId={task.id} products={products} onClose={onClose} />;
}

interface PurchaseModalProps {
  taskId: string;
  products: readonly PurchasableProduct[];
  onClose: () => void;
}

function PurchaseModal({ taskId, products, onClose }: PurchaseModalProps) {
  const [isPostponing, setPostponing] = useState(false);
  const { isBuying, buy } = useCheckout(products);
  const visit = useVisit(taskId);

  async function postpone() {
    setPostponing(true);
    // Waits for the visit's count, so that the list shows the task as visited; a failure doesn't block closing.
    await visit.current;
    onClose();
  }

  return (
    <Modal
      title={__('Purchase your selected extensions', 'store-admin')}
      onClose={onClose}
      actions={
        <>
          <Button busy={isPostponing} disabled={isBuying} onClick={() => void postpone()}>
            {__("I'll do it later", 'store-admin')}
          </Button>
          <Button variant="primary" busy={isBuying} disabled={isPostponing} onClick={buy}>
            {__('Buy now', 'store-admin')}
          </Button>
        </>
      }
    >
      <ProductList products={products} />
    </Modal>
  );
}

/** Counts the visit and records that the task was viewed, as its page does; the reference holds the pending request. */
function useVisit(taskId: string) {
  const { visitTask } = useDispatch(tasksStore);
  const visit = useRef<Promise<void>>(undefined);
  useEffect(() => {
    if (visit.current) return;
    recordEvent('task_view', { task_name: taskId });
    visit.current = visitTask(taskId).catch(() => undefined);
  }, [taskId, visitTask]);
  return visit;
}
