import { useCallback, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { parseFormKey } from '@admin/store-product';
import { variationsStore } from '@admin/store-variations';
import { useProductForm } from '../../../form';
import { formatCount } from '../list/format-count';

/**
 * Generates missing variations. Unsaved attributes are saved first, with the rest of the form, since the server
 * generates from the saved ones; if that fails, the form shows the error and nothing is generated.
 */
export function useGenerateVariations(missing: number, isUnsaved: boolean) {
  const { formKey, saveFirst } = useProductForm();
  const report = usePromiseNotice();
  const { generateVariations } = useDispatch(variationsStore);
  const [isBusy, setBusy] = useState(false);
  const generate = useCallback(async () => {
    setBusy(true);
    try {
      const saved = isUnsaved ? await saveFirst() : { key: formKey };
      if (!saved) return;
      const { productId = 0 } = parseFormKey(saved.key) ?? {};
      await report(generateVariations(productId, missing), {
        id: 'variations-generated',
        done: formatGenerated,
        failed: __('The variations could not be generated.', 'store-admin'),
      });
    } finally {
      setBusy(false);
    }
  }, [formKey, isUnsaved, missing, saveFirst, generateVariations, report]);
  return { generate, isBusy };
}

const formatGenerated = (count: number): string =>
  sprintf(
    /* translators: %s: number of variations */
    _n('%s variation generated.', '%s variations generated.', count, 'store-admin'),
    formatCount(count),
  );
