import { WithStores } from '@admin/data';
import { shippingStore } from '@admin/store-shipping';
import { Card, Spinner } from '@admin/ui';
import { lazyPluginsStore } from '@admin/wizard';
import { useLatch } from '../shared/use-latch';
import type { TaskPageProps } from '../task-page';
import { ShippingSteps, type ShippingStepsProps } from './shipping-steps';
import { useShippingSetup } from './use-shipping-setup';

const STORES = [lazyPluginsStore, { store: shippingStore }];

/** The store's address, shipping rates and shipping labels. */
export function ShippingTask({ task, onComplete }: TaskPageProps) {
  return (
    <WithStores stores={STORES}>
      <Card>
        <ShippingWizard taskId={task.id} onComplete={onComplete} />
      </Card>
    </WithStores>
  );
}

/** Opens once the data that decides the first step is loaded; later reloads don't close it. */
function ShippingWizard({ taskId, onComplete }: Pick<ShippingStepsProps, 'taskId' | 'onComplete'>) {
  const { isKnown, ...shop } = useShippingSetup();
  const isOpen = useLatch(isKnown);
  return isOpen ? <ShippingSteps taskId={taskId} shop={shop} onComplete={onComplete} /> : <Spinner />;
}
