import { __, sprintf } from '@wordpress/i18n';
import type { ListedVariation } from '@admin/store-variations';
import { Menu } from '@admin/ui';
import { getVariationUrl } from '../../../urls';
import type { RowTools } from './row-tools';

interface RowMenuProps {
  variation: ListedVariation;
  name: string;
  tools: RowTools;
}

export function RowMenu({ variation: { id, permalink }, name, tools }: RowMenuProps) {
  const { productId, isReadOnly, onMove, onDelete } = tools;
  const url = getVariationUrl(productId, id);
  return (
    <Menu
      size="small"
      label={sprintf(
        /* translators: %s: which variation, such as Red, Large */
        __('More options for %s', 'store-admin'),
        name,
      )}
      items={[
        ...(url === undefined
          ? []
          : [{ label: __('Edit', 'store-admin'), icon: 'pencil', href: url } as const]),
        ...(permalink
          ? [{ label: __('View in store', 'store-admin'), icon: 'external', href: permalink } as const]
          : []),
        ...(isReadOnly
          ? []
          : ([
              { label: __('Move up', 'store-admin'), icon: 'chevron-up', onSelect: () => onMove(id, -1) },
              { label: __('Move down', 'store-admin'), icon: 'chevron-down', onSelect: () => onMove(id, 1) },
              {
                label: __('Delete', 'store-admin'),
                icon: 'trash',
                isDestructive: true,
                onSelect: () => onDelete(id),
              },
            ] as const)),
      ]}
    />
  );
}
