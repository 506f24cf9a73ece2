import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { announce, Button } from '@admin/ui';
import './report.css';

/** Technical details, collapsed, with a copy button. */
export function FailureReport({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    announce(__('Report copied', 'store-admin'));
  }

  return (
    <details className="sa-failure-report">
      <summary>{__('Report', 'store-admin')}</summary>
      <textarea readOnly rows={10} aria-label={__('Report', 'store-admin')} value={text} />
      {/* Browsers provide the clipboard only on secure connections; the text can always be selected. */}
      {navigator.clipboard && (
        <Button size="small" onClick={() => void copy().catch(() => setIsCopied(false))}>
          {isCopied ? __('Copied', 'store-admin') : __('Copy report', 'store-admin')}
        </Button>
      )}
    </details>
  );
}
