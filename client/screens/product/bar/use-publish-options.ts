import { useRef } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { navigateTo } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { NEW, productStore, toFormKey, type Copy, type FormKey, type Trashed } from '@admin/store-product';
import type { MenuItem } from '@admin/ui';
import { formatCount } from '../sections/variations/list/format-count';
import { getFormUrl } from '../urls';
import { recordProductEvent } from '../save/events';
import type { Saving } from '../save/use-save-product';

/** Actions in addition to saving (contract, section 2.3). */
export function usePublishOptions(formKey: FormKey, saving: Saving, isPublic: boolean): MenuItem[] {
  const registry = useRegistry();
  const { duplicate, trash, restore } = useDispatch(productStore);
  const report = usePromiseNotice();
  const isCopying = useRef(false);
  const record = () => registry.select(productStore).getRecord(formKey);

  async function copy(key: FormKey): Promise<void> {
    await report(duplicate(key), {
      done: describeCopy,
      action: ({ id }) => ({
        label: __('Edit copy', 'store-admin'),
        onClick: () => navigateTo({ url: getFormUrl(toFormKey(id)) }),
      }),
      failed: __('The product could not be duplicated.', 'store-admin'),
      retry: () => void copy(key),
    });
  }

  /** Saves before duplicating, so that the copy is of the current version. */
  async function saveAndCopy(intent: 'publish' | 'keep'): Promise<void> {
    if (isCopying.current) return;
    isCopying.current = true;
    recordProductEvent(intent === 'publish' ? 'product_publish_and_copy' : 'product_copy', record());
    try {
      const saved = await saving.begin(intent, { isSilent: true });
      if (saved) await copy(saved.key);
    } finally {
      isCopying.current = false;
    }
  }

  async function moveToTrash(): Promise<void> {
    recordProductEvent('product_delete', record());
    await report(trash(formKey), {
      done: __('Successfully moved product to Trash.', 'store-admin'),
      failed: __('Failed to move product to Trash.', 'store-admin'),
      undo: (trashed: Trashed) => void takeBack(trashed),
      retry: () => void moveToTrash(),
    });
  }

  const takeBack = (trashed: Trashed) =>
    report(restore(formKey, trashed), {
      done: __('Product restored', 'store-admin'),
      failed: __('The product could not be restored.', 'store-admin'),
      retry: () => void takeBack(trashed),
    });

  return [
    {
      label: isPublic ? __('Update & duplicate', 'store-admin') : __('Publish & duplicate', 'store-admin'),
      onSelect: () => void saveAndCopy('publish'),
    },
    { label: __('Copy to a new draft', 'store-admin'), onSelect: () => void saveAndCopy('keep') },
    ...(formKey === NEW
      ? []
      : [
          {
            label: __('Move to trash', 'store-admin'),
            isDestructive: true,
            onSelect: () => void moveToTrash(),
          },
        ]),
  ];
}

const describeCopy = ({ missing }: Copy): string =>
  missing === 0
    ? __('Product copied to a new draft.', 'store-admin')
    : sprintf(
        /* translators: %s: number of variations */
        _n(
          'Product copied to a new draft, but %s variation could not be copied.',
          'Product copied to a new draft, but %s variations could not be copied.',
          missing,
          'store-admin',
        ),
        formatCount(missing),
      );
