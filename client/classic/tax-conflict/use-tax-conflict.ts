import { hasTaxDisplayConflict, type TaxDisplay } from '@admin/store-settings';
import { useFormState } from '../host-form/use-form-state';
import { readTaxDisplay } from './tax-form';

/** How prices are entered, as long as the form's choices contradict each other; `undefined` otherwise. */
export function useTaxConflict(): TaxDisplay['pricesIncludeTax'] | undefined {
  const state = useFormState(readConflict);
  return state === 'yes' || state === 'no' ? state : undefined;
}

function readConflict(): TaxDisplay['pricesIncludeTax'] | '' {
  const display = readTaxDisplay();
  return display && hasTaxDisplayConflict(display) ? display.pricesIncludeTax : '';
}
