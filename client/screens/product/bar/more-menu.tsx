import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useOption } from '@admin/store-options';
import type { FormKey } from '@admin/store-product';
import { Menu } from '@admin/ui';
import { getClassicUrl } from '../urls';
import { ClassicSlot, useExtensionMenuItems } from '../extend';
import { FeedbackDialog } from '../feedback/feedback-dialog';
import { GoodbyeDialog } from '../feedback/goodbye-dialog';
import { useDisableEditor } from '../feedback/use-disable-editor';
import { getMessages } from '../form';
import { ShortcutsDialog } from '../keys/shortcuts-dialog';

interface MoreMenuProps {
  formKey: FormKey;
  onHistory: () => void;
  /** If there is no room for a separate button. */
  onSettings?: (() => void) | undefined;
}

/** Less common actions, and those of extensions. */
export function MoreMenu({ formKey, onHistory, onSettings }: MoreMenuProps) {
  const [areShortcutsShown, setShortcutsShown] = useState(false);
  const [dialog, setDialog] = useState<'feedback' | 'goodbye' | undefined>();
  const turnOff = useDisableEditor();
  const hasConsent = useOption('woocommerce_allow_tracking').value === 'yes';
  const added = useExtensionMenuItems(formKey);
  return (
    <>
      <Menu
        label={getMessages(formKey).more}
        items={[
          ...(onSettings ? [{ label: __('Settings', 'store-admin'), onSelect: onSettings }] : []),
          { label: __('Changes in this session', 'store-admin'), onSelect: onHistory },
          { label: __('Keyboard shortcuts', 'store-admin'), onSelect: () => setShortcutsShown(true) },
          ...added,
          ...(hasConsent
            ? [
                {
                  label: __('Share feedback', 'store-admin'),
                  onSelect: () => setDialog('feedback'),
                },
                {
                  label: __('Use the classic editor', 'store-admin'),
                  onSelect() {
                    setDialog('goodbye');
                    void turnOff();
                  },
                },
              ]
            : [{ label: __('Use the classic editor', 'store-admin'), href: getClassicUrl(formKey) }]),
        ]}
      >
        <ClassicSlot name="WooProductMoreMenuItem" />
      </Menu>
      {dialog === 'feedback' && <FeedbackDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'goodbye' && <GoodbyeDialog formKey={formKey} onClose={() => setDialog(undefined)} />}
      {areShortcutsShown && <ShortcutsDialog onClose={() => setShortcutsShown(false)} />}
    </>
  );
}
