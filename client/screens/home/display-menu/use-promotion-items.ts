import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { usePromotions } from '@admin/store-promotions';
import type { MenuGroup } from '@admin/ui';

/** The user's switch for all promotions; empty where the site turned them off. */
export function usePromotionItems(): MenuGroup[] {
  const { areShown, isSiteOpen, setShown } = usePromotions();
  const report = usePromiseNotice();
  if (!isSiteOpen) return [];
  return [
    {
      label: __('Promotions', 'store-admin'),
      kind: 'checkbox',
      items: [
        {
          label: __('Show suggestions and surveys', 'store-admin'),
          isChecked: areShown,
          onSelect: () =>
            void report(setShown(!areShown), {
              failed: __('There was a problem updating your preferences', 'store-admin'),
            }),
        },
      ],
    },
  ];
}
