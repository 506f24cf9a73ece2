import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, WithStores, type LazyStore } from '@admin/data';
import { useDraftValue } from '@admin/forms';
import { navigateTo } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { productsStore, type ProductTemplate } from '@admin/store-products';
import { recordEvent } from '@admin/tracks';
import { Card, useAnnounceBusy } from '@admin/ui';
import { useIsShown } from '@admin/wizard';
import { ChoiceRow } from './choice-row';
import { getDraftUrl, getChoices, getProductsUrl, type Choice } from './choices';
import { SampleProductsDialog } from './sample-products-dialog';
import './products-task.css';

const STORES: readonly LazyStore[] = [{ store: productsStore }];

/** Choices for adding the first products. */
export function ProductsTask() {
  return (
    <WithStores stores={STORES}>
      <Choices />
    </WithStores>
  );
}

function Choices() {
  const { createProductFromTemplate } = useDispatch(productsStore);
  const report = usePromiseNotice();
  const draftKeys = useDraftKeys();
  const isShown = useIsShown();
  const [busyKey, setBusyKey] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  useAnnounceBusy(busyKey !== undefined, __('Creating product…', 'store-admin'));

  async function choose(choice: Choice) {
    if (busyKey !== undefined) return;
    recordEvent('tasklist_add_product', { method: choice.key });
    if (choice.kind === 'samples') setAsking(true);
    if (choice.kind === 'address') navigateTo({ url: choice.url });
    if (choice.kind !== 'template') return;
    setBusyKey(choice.key);
    const draft = createProductFromTemplate(choice.template, draftKeys.keyOf(choice.template));
    const isCreated = await report(draft, {
      failed: __('Failed to create product.', 'store-admin'),
    });
    if (isCreated) draftKeys.forget();
    if (isCreated && isShown.current) navigateTo({ url: getDraftUrl(await draft) });
    setBusyKey(undefined);
  }

  return (
    <Card title={__('What would you like to sell?', 'store-admin')}>
      <ul className="sa-products-task">
        {getChoices().map((choice) => (
          <ChoiceRow
            key={choice.key}
            title={choice.title}
            text={choice.text}
            busy={busyKey === choice.key}
            onChoose={() => void choose(choice)}
          />
        ))}
      </ul>
      {isAsking && (
        <SampleProductsDialog
          onImported={() => navigateTo({ url: getProductsUrl() })}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

type DraftKeys = Partial<Record<ProductTemplate, string>>;

const NO_KEYS: DraftKeys = {};
const isDraftKeys = (kept: unknown): kept is DraftKeys => typeof kept === 'object' && kept !== null;

/**
 * Keys of drafts whose creation got no response, kept across a reload: a retry uses the same key, since the server may
 * have created the draft.
 */
function useDraftKeys() {
  const { value, setValue, forget } = useDraftValue('products/begun', NO_KEYS, isDraftKeys);
  return {
    keyOf(template: ProductTemplate): string {
      const key = value[template] ?? newKey();
      setValue({ ...value, [template]: key });
      return key;
    },
    forget,
  };
}

/** `crypto.randomUUID` is missing on sites without HTTPS. */
const newKey = (): string =>
  Array.from(window.crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
