import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Slot, sortFillsByOrder } from '@admin/extensions';
import type { FormKey } from '@admin/store-product';
import { Menu } from '@admin/ui';
import { getClassicUrl } from '../addresses';
import { useExtensionMenuItems } from '../extend';
import { ShortcutsDialog } from '../keys/shortcuts-dialog';

interface MoreMenuProps {
  formKey: FormKey;
  onHistory: () => void;
}

/** What is seldom needed, and what extensions add. */
export function MoreMenu({ formKey, onHistory }: MoreMenuProps) {
  const [areShortcutsShown, setShortcutsShown] = useState(false);
  const added = useExtensionMenuItems(formKey);
  return (
    <>
      <Menu
        label={__('More product options', 'woocommerce')}
        items={[
          { label: __('History of this sitting', 'woocommerce'), onSelect: onHistory },
          { label: __('Keyboard shortcuts', 'woocommerce'), onSelect: () => setShortcutsShown(true) },
          ...added,
          { label: __('Use the classic editor', 'woocommerce'), href: getClassicUrl(formKey) },
        ]}
      >
        <Slot name="WooProductMoreMenuItem">{sortFillsByOrder}</Slot>
      </Menu>
      {areShortcutsShown && <ShortcutsDialog onClose={() => setShortcutsShown(false)} />}
    </>
  );
}
