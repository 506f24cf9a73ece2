import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { announce, Tour } from '@admin/ui';
import { tabId } from '../tabs/tab-id';

interface TabHintProps {
  /** The tab to point to. */
  tab: string;
  heading: string;
  text: string;
  /** Called once the hint is visible, which may require scrolling. */
  onSeen: () => void;
  onClose: () => void;
}

/** Points to a tab of the header. It appears by itself, so it doesn't take the focus; it is announced instead. */
export function TabHint({ tab, heading, text, onSeen, onClose }: TabHintProps) {
  const [target] = useState(() => () => document.getElementById(tabId(tab)));
  return (
    <Tour
      takesFocus={false}
      onSeen={() => {
        announce(`${heading} ${text}`);
        onSeen();
      }}
      onClose={onClose}
      steps={[{ heading, text, target, primaryLabel: __('Got it', 'store-admin') }]}
    />
  );
}
