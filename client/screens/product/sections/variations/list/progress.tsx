import { useCallback } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useSelect, useDispatch } from '@admin/data';
import { variationsStore } from '@admin/store-variations';
import { Button, ProgressBar } from '@admin/ui';
import { formatCount } from './format-count';
import { useProductId } from './use-variations';

/** How far reading or generating is. Reading can be stopped: what is read can be edited already. */
export function Progress() {
  const productId = useProductId();
  const work = useSelect((select) => select(variationsStore).getWork(productId), [productId]);
  const stop = useCancelLoading();
  if (!work) return null;
  const { kind, done, total } = work;
  const words = kind === 'reading' ? formatLoading(done, total) : formatGenerating(done, total);
  return (
    <div className="sa-variation-progress">
      <ProgressBar value={done} max={Math.max(total, 1)} label={words} />
      <span>{words}</span>
      {kind === 'reading' && (
        <Button variant="link" onClick={stop}>
          {__('Stop', 'woocommerce')}
        </Button>
      )}
    </div>
  );
}

const formatLoading = (done: number, total: number): string =>
  sprintf(
    /* translators: 1: number of variations, 2: number of all variations */
    __('%1$s of %2$s variations loaded', 'woocommerce'),
    formatCount(done),
    formatCount(total),
  );

const formatGenerating = (done: number, total: number): string =>
  sprintf(
    /* translators: 1: number of variations, 2: number of all variations */
    __('%1$s of %2$s variations generated', 'woocommerce'),
    formatCount(done),
    formatCount(total),
  );

/** Ends reading after the page in progress. */
function useCancelLoading(): () => void {
  const productId = useProductId();
  const { stopReading } = useDispatch(variationsStore);
  return useCallback(() => void stopReading(productId), [stopReading, productId]);
}
