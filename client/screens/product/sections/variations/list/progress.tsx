import { useCallback } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useSelect, useDispatch } from '@admin/data';
import { variationsStore } from '@admin/store-variations';
import { Button, ProgressBar } from '@admin/ui';
import { formatCount } from './format-count';
import { useProductId } from './use-variations';

/** Progress of loading or generating. Loading can be stopped: loaded variations can already be edited. */
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
          {__('Stop', 'store-admin')}
        </Button>
      )}
    </div>
  );
}

const formatLoading = (done: number, total: number): string =>
  sprintf(
    /* translators: 1: number of variations, 2: number of all variations */
    __('%1$s of %2$s variations loaded', 'store-admin'),
    formatCount(done),
    formatCount(total),
  );

const formatGenerating = (done: number, total: number): string =>
  sprintf(
    /* translators: 1: number of variations, 2: number of all variations */
    __('%1$s of %2$s variations generated', 'store-admin'),
    formatCount(done),
    formatCount(total),
  );

/** Stops loading after the current page. */
function useCancelLoading(): () => void {
  const productId = useProductId();
  const { stopReading } = useDispatch(variationsStore);
  return useCallback(() => void stopReading(productId), [stopReading, productId]);
}
