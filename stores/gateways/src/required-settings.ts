import { __ } from '@wordpress/i18n';
import type { BankAccountValues, Gateway, GatewaySetting } from './types';

/** The settings a gateway cannot work without, in its own order of importance. */
export const getRequiredSettings = ({ requiredSettingsKeys, settings }: Gateway): GatewaySetting[] =>
  requiredSettingsKeys.flatMap((id) => settings[id] ?? []);

/** Money can be sent to an account number or to an IBAN; without either both fields say so. */
export function validateBankAccount(
  values: BankAccountValues,
): Partial<Record<keyof BankAccountValues, string>> {
  if (values.account_number?.trim() || values.iban?.trim()) return {};
  const message = __('Please enter an account number or IBAN', 'woocommerce');
  return { account_number: message, iban: message };
}
