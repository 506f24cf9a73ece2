import { useCallback, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { useOutcome } from '@admin/store-notices';
import { productStore } from '@admin/store-product';
import { variationsStore } from '@admin/store-variations';
import { useFormKey } from '../../../form';
import { formatCount } from '../list/format-count';
import { useProductId } from '../list/use-variations';

/** Generates what is missing; attributes that are not saved are saved before, since the host generates from what it has. */
export function useGenerate(missing: number, isUnsaved: boolean) {
  const formKey = useFormKey();
  const productId = useProductId();
  const report = useOutcome();
  const { generateVariations } = useDispatch(variationsStore);
  const [isBusy, setBusy] = useState(false);
  const generate = useCallback(() => {
    if (isBusy) return;
    setBusy(true);
    const run = async () => generateVariations(productId, missing);
    void report(run(), {
      id: 'variations-generated',
      done: sayGenerated,
      failed: __('The variations could not be generated.', 'woocommerce'),
    }).finally(() => setBusy(false));
  }, [isBusy, generateVariations, productId, missing, report]);
  return { generate, isBusy };
}

const sayGenerated = (count: number): string =>
  sprintf(
    /* translators: %s: number of variations */
    _n('%s variation generated.', '%s variations generated.', count, 'woocommerce'),
    formatCount(count),
  );
