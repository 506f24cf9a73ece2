import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { announce, Tour } from '@admin/ui';
import { tabId } from '../tabs/tab-id';

interface TabHintProps {
  /** What it points at. */
  tab: string;
  heading: string;
  text: string;
  /** Whether it shows over fields as well, except the one in use. */
  mayCoverFields?: boolean;
  onClose: () => void;
}

/** Points at a tab of the header. It comes by itself, so it takes nobody's focus: it is read out instead. */
export function TabHint({ tab, heading, text, mayCoverFields, onClose }: TabHintProps) {
  const [target] = useState(() => () => document.getElementById(tabId(tab)));
  useEffect(() => announce(`${heading} ${text}`), [heading, text]);
  return (
    <Tour
      takesFocus={false}
      mayCoverFields={mayCoverFields}
      onClose={onClose}
      steps={[{ heading, text, target, primaryLabel: __('Got it', 'woocommerce') }]}
    />
  );
}
