import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { noticesStore } from '@admin/store-notices';
import { getRecommendedTaxDisplay, type TaxDisplay } from '@admin/store-settings';
import { recordEvent } from '@admin/tracks';
import { Button, InlineNotice } from '@admin/ui';
import { HostSlot } from '../host-form/host-slot';
import { chooseTaxDisplay, focusTaxDisplay } from './tax-form';
import { useTaxConflict } from './use-tax-conflict';
import './tax-conflict.css';

/** Warns, for as long as the choices in the form contradict each other, that prices will not add up. */
export function TaxConflict() {
  const conflict = useTaxConflict();
  const [isDismissed, setDismissed] = useState(false);
  const isShown = conflict !== undefined && !isDismissed;
  useConflictEvent(isShown);

  function dismiss() {
    recordEvent('tax_settings_conflict_dismissed', {});
    setDismissed(true);
    focusTaxDisplay('woocommerce_tax_display_cart');
  }

  return (
    <HostSlot id="wc_conflict_error_slotfill">
      {isShown && <Warning pricesIncludeTax={conflict} onDismiss={dismiss} />}
    </HostSlot>
  );
}

interface WarningProps {
  pricesIncludeTax: TaxDisplay['pricesIncludeTax'];
  onDismiss: () => void;
}

function Warning({ pricesIncludeTax, onDismiss }: WarningProps) {
  const { createSuccessNotice } = useDispatch(noticesStore);

  function applyRecommended() {
    recordEvent('tax_settings_conflict_recommended_clicked', {});
    chooseTaxDisplay(getRecommendedTaxDisplay({ pricesIncludeTax }));
    focusTaxDisplay('woocommerce_tax_display_shop');
    void createSuccessNotice(__('Recommended settings applied.', 'woocommerce'));
  }

  return (
    <InlineNotice
      status="warning"
      className="sa-tax-conflict"
      actions={
        <Button
          variant="tertiary"
          size="small"
          icon="close"
          aria-label={__('Dismiss the tax warning', 'woocommerce')}
          onClick={onDismiss}
        />
      }
    >
      <p>
        <strong>{__('Prices are entered one way and shown another', 'woocommerce')}</strong>
      </p>
      <p>{describe(pricesIncludeTax)}</p>
      <Button size="small" onClick={applyRecommended}>
        {__('Use recommended settings', 'woocommerce')}
      </Button>
    </InlineNotice>
  );
}

const describe = (pricesIncludeTax: TaxDisplay['pricesIncludeTax']): string =>
  pricesIncludeTax === 'yes'
    ? __(
        'You enter prices including tax. Show them including tax in the shop and in the cart too, so that totals are not off by rounding.',
        'woocommerce',
      )
    : __(
        'You enter prices excluding tax. Show them excluding tax in the shop and in the cart too, so that totals are not off by rounding.',
        'woocommerce',
      );

/** Records once a page that the warning was seen, however often it comes and goes with the choices. */
function useConflictEvent(isShown: boolean): void {
  const isRecorded = useRef(false);
  useEffect(() => {
    if (!isShown || isRecorded.current) return;
    isRecorded.current = true;
    recordEvent('tax_settings_conflict', {});
  }, [isShown]);
}
