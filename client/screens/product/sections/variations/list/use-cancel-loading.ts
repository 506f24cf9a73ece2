import { useCallback } from 'react';
import { useDispatch } from '@admin/data';
import { variationsStore } from '@admin/store-variations';
import { useProductId } from './use-variations';

/** Ends reading after the page under way. */
export function useCancelLoading(): () => void {
  const productId = useProductId();
  const { stopReading } = useDispatch(variationsStore);
  return useCallback(() => void stopReading(productId), [stopReading, productId]);
}
