import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, useAnnounceBusy } from '@admin/ui';
import { useTaxSettings } from './use-tax-settings';
import type { TaxMethodProps } from './tax-method-props';
import './tax-task.css';

interface OtherTaxOptionsProps extends Pick<TaxMethodProps, 'onComplete' | 'onPartners' | 'onHidePartners'> {
  /** If manual rates are an alternative. */
  onManual?: TaxMethodProps['onManual'] | undefined;
}

/** Alternatives to the current option. */
export function OtherTaxOptions({ onManual, onPartners, onHidePartners, onComplete }: OtherTaxOptionsProps) {
  const { chargeNone } = useTaxSettings(onComplete);
  const [isSaving, setSaving] = useState(false);
  useAnnounceBusy(isSaving, __('Saving…', 'store-admin'));

  async function declareNone() {
    setSaving(true);
    await chargeNone();
    setSaving(false);
  }

  return (
    <div className="sa-tax-ways">
      {onManual && (
        <Button variant="tertiary" onClick={onManual}>
          {__('Set up manually', 'store-admin')}
        </Button>
      )}
      {onPartners && (
        <Button variant="tertiary" onClick={onPartners}>
          {__('Show tax services', 'store-admin')}
        </Button>
      )}
      {onHidePartners && (
        <Button variant="tertiary" onClick={onHidePartners}>
          {__('Hide tax services', 'store-admin')}
        </Button>
      )}
      <Button variant="tertiary" busy={isSaving} onClick={() => void declareNone()}>
        {__("I don't charge sales tax", 'store-admin')}
      </Button>
    </div>
  );
}
