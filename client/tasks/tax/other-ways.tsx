import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, useAnnounceBusy } from '@admin/ui';
import { useTaxSettings } from './use-tax-settings';
import type { TaxWayProps } from './tax-way';
import './tax-task.css';

interface OtherWaysProps extends Pick<TaxWayProps, 'onComplete' | 'onPartners' | 'onHidePartners'> {
  /** Where rates manually are another way. */
  onManual?: TaxWayProps['onManual'] | undefined;
}

/** What the owner may do instead. */
export function OtherWays({ onManual, onPartners, onHidePartners, onComplete }: OtherWaysProps) {
  const { chargeNone } = useTaxSettings(onComplete);
  const [isSaving, setSaving] = useState(false);
  useAnnounceBusy(isSaving, __('Saving…', 'woocommerce'));

  async function declareNone() {
    setSaving(true);
    await chargeNone();
    setSaving(false);
  }

  return (
    <div className="sa-tax-ways">
      {onManual && (
        <Button variant="tertiary" onClick={onManual}>
          {__('Set up manually', 'woocommerce')}
        </Button>
      )}
      {onPartners && (
        <Button variant="tertiary" onClick={onPartners}>
          {__('Show tax services', 'woocommerce')}
        </Button>
      )}
      {onHidePartners && (
        <Button variant="tertiary" onClick={onHidePartners}>
          {__('Hide tax services', 'woocommerce')}
        </Button>
      )}
      <Button variant="tertiary" busy={isSaving} onClick={() => void declareNone()}>
        {__("I don't charge sales tax", 'woocommerce')}
      </Button>
    </div>
  );
}
