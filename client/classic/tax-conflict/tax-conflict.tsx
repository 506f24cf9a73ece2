import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { noticesStore } from '@admin/store-notices';
import { getRecommendedTaxDisplay, type TaxDisplay, hasTaxDisplayConflict } from '@admin/store-settings';
import { recordEvent } from '@admin/tracks';
import { Button, InlineNotice } from '@admin/ui';
import { HostSlot } from '../host-form/host-slot';
import { chooseTaxDisplay, focusTaxDisplay, readTaxDisplay } from './tax-form';
import { useFormState } from '../host-form/use-form-state';
import './tax-conflict.css';

/** Warns that prices will be inconsistent while the selected options in the host's form contradict each other. */
export function TaxConflict() {
  const conflict = useTaxConflict();
  return (
    <HostSlot id="wc_conflict_error_slotfill">
      <TaxConflictWarning conflict={conflict} choose={chooseTaxDisplay} focus={focusTaxDisplay} />
    </HostSlot>
  );
}

interface TaxConflictWarningProps {
  /** How prices are entered, while the options contradict each other. */
  conflict: TaxDisplay['pricesIncludeTax'] | undefined;
  /** Selects options in the form without saving. */
  choose: (settings: ReturnType<typeof getRecommendedTaxDisplay>) => void;
  focus: (name: 'woocommerce_tax_display_shop' | 'woocommerce_tax_display_cart') => void;
}

export function TaxConflictWarning({ conflict, choose, focus }: TaxConflictWarningProps) {
  const { createSuccessNotice } = useDispatch(noticesStore);
  const [isDismissed, setDismissed] = useState(false);
  const isShown = conflict !== undefined && !isDismissed;
  useConflictEvent(isShown);
  if (!isShown) return null;

  function dismiss() {
    recordEvent('tax_settings_conflict_dismissed', {});
    setDismissed(true);
    focus('woocommerce_tax_display_cart');
  }

  function applyRecommended(pricesIncludeTax: TaxDisplay['pricesIncludeTax']) {
    recordEvent('tax_settings_conflict_recommended_clicked', {});
    choose(getRecommendedTaxDisplay({ pricesIncludeTax }));
    focus('woocommerce_tax_display_shop');
    void createSuccessNotice(__('Recommended settings applied.', 'store-admin'));
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
          aria-label={__('Dismiss the tax warning', 'store-admin')}
          onClick={dismiss}
        />
      }
    >
      <p>
        <strong>{__('Prices are entered and displayed inconsistently', 'store-admin')}</strong>
      </p>
      <p>{describe(conflict)}</p>
      <Button size="small" onClick={() => applyRecommended(conflict)}>
        {__('Use recommended settings', 'store-admin')}
      </Button>
    </InlineNotice>
  );
}

const describe = (pricesIncludeTax: TaxDisplay['pricesIncludeTax']): string =>
  pricesIncludeTax === 'yes'
    ? __(
        'You enter prices including tax. Display them including tax in the shop and cart too, to avoid rounding errors in totals.',
        'store-admin',
      )
    : __(
        'You enter prices excluding tax. Display them excluding tax in the shop and cart too, to avoid rounding errors in totals.',
        'store-admin',
      );

/** Records the warning once per page, even if it is shown several times. */
function useConflictEvent(isShown: boolean): void {
  const isRecorded = useRef(false);
  useEffect(() => {
    if (!isShown || isRecorded.current) return;
    isRecorded.current = true;
    recordEvent('tax_settings_conflict', {});
  }, [isShown]);
}

/** Returns how prices are entered while the form's options contradict each other, else `undefined`. */
function useTaxConflict(): TaxDisplay['pricesIncludeTax'] | undefined {
  const state = useFormState(readConflict);
  return state === 'yes' || state === 'no' ? state : undefined;
}

function readConflict(): TaxDisplay['pricesIncludeTax'] | '' {
  const display = readTaxDisplay();
  return display && hasTaxDisplayConflict(display) ? display.pricesIncludeTax : '';
}
