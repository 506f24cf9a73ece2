import { useForm, useFormState } from 'react-final-form';
import { hasTaxDisplayConflict } from '@admin/store-settings';
import { toTaxDisplay } from './tax-form';
import { TaxConflictWarning } from './tax-conflict';

/** The same warning in the dashboard's own form of the tax settings. */
export function SettingsTaxConflict() {
  const form = useForm<Record<string, string>>();
  const { values } = useFormState<Record<string, string>>({ subscription: { values: true } });
  const display = toTaxDisplay({
    pricesIncludeTax: values['woocommerce_prices_include_tax'],
    shop: values['woocommerce_tax_display_shop'],
    cart: values['woocommerce_tax_display_cart'],
  });
  return (
    <TaxConflictWarning
      conflict={display && hasTaxDisplayConflict(display) ? display.pricesIncludeTax : undefined}
      choose={(settings) =>
        form.batch(() => {
          for (const [name, value] of Object.entries(settings)) form.change(name, value);
        })
      }
      focus={(name) => document.getElementsByName(name)[0]?.focus()}
    />
  );
}
