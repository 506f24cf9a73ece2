import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { announce, Tour } from '@admin/ui';
import { tabId } from '../tabs/tab-id';

interface TabHintProps {
  /** What it points at. */
  tab: string;
  heading: string;
  text: string;
  /** Called once it is seen, which may take until the page is scrolled. */
  onSeen: () => void;
  onClose: () => void;
}

/** Points at a tab of the header. It comes by itself, so it takes nobody's focus: it is read out instead. */
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
      steps={[{ heading, text, target, primaryLabel: __('Got it', 'woocommerce') }]}
    />
  );
}
