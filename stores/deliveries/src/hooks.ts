import { useCallback } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { getHost, type FailedDelivery } from '@admin/host';
import { deliveriesStore } from './store';

/** Deliveries and the store's delivery options; `undefined` until known. */
export function useDeliveries() {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => {
    const { getDeliveries, getDeliveryOptions } = select(deliveriesStore);
    const of = resolution(deliveriesStore);
    return {
      deliveries: getDeliveries(),
      options: getDeliveryOptions(),
      failure: of.getDeliveries().failure ?? of.getDeliveryOptions().failure,
    };
  });
  const retry = useCallback(() => {
    registry.invalidate(deliveriesStore).getDeliveries();
    registry.invalidate(deliveriesStore).getDeliveryOptions();
  }, [registry]);
  return { ...read, retry };
}

/** A delivery's sends, newest first; `undefined` until known. */
export function useSends(id: number) {
  const registry = useRegistry();
  const read = useSelect(
    (select, resolution) => ({
      sends: select(deliveriesStore).getSends(id),
      ...resolution(deliveriesStore).getSends(id),
    }),
    [id],
  );
  const retry = useCallback(() => registry.invalidate(deliveriesStore).getSends(id), [registry, id]);
  return { ...read, retry };
}

/** Scheduled emails of a report that were not sent, until the user has read why. */
export function useFailedDeliveries(path: string): readonly FailedDelivery[] {
  const areRead = useSelect((select) => select(deliveriesStore).areFailuresRead());
  return areRead ? [] : getHost().failedDeliveries.filter((each) => each.path === path);
}
