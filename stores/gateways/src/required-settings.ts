import { __ } from '@wordpress/i18n';
import type { BankAccountValues, Gateway, GatewaySetting } from './types';

/** The settings that a gateway requires, in the gateway's order. */
export const getRequiredSettings = ({ requiredSettingsKeys, settings }: Gateway): GatewaySetting[] =>
  requiredSettingsKeys.flatMap((id) => settings[id] ?? []);

/** An account number or an IBAN is required; without either, both fields have an error. */
export function validateBankAccount(
  values: BankAccountValues,
): Partial<Record<keyof BankAccountValues, string>> {
  if (values.account_number?.trim() || values.iban?.trim()) return {};
  const message = __('Please enter an account number or IBAN', 'store-admin');
  return { account_number: message, iban: message };
}
