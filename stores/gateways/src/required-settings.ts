import { __, sprintf } from '@wordpress/i18n';
import type { BankAccountValues, Gateway, GatewaySetting } from './types';

/** Messages by setting id; empty when all is well. */
export type SettingErrors = Record<string, string>;

/** The settings a gateway cannot work without, in its own order of importance. */
export const getRequiredSettings = ({ requiredSettingsKeys, settings }: Gateway): GatewaySetting[] =>
  requiredSettingsKeys.flatMap((id) => settings[id] ?? []);

/** What the form shows first: the stored values, and defaults where nothing is stored. */
export const getInitialSettings = (fields: readonly GatewaySetting[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field.id, toText(field.value) || toText(field.default)]));

const toText = (value: string | string[]): string => (Array.isArray(value) ? value.join(',') : value);

/** Every required setting but a checkbox has to have a value. */
export function validateSettings(
  values: Readonly<Record<string, string | undefined>>,
  fields: readonly GatewaySetting[],
): SettingErrors {
  const empty = fields.filter(({ id, type }) => type !== 'checkbox' && !values[id]?.trim());
  return Object.fromEntries(
    empty.map(({ id, label }) => [
      id,
      /* translators: %s: the label of a field in lower case, such as "api key" */
      sprintf(__('Please enter your %s', 'woocommerce'), label.toLowerCase()),
    ]),
  );
}

/** Money can be sent to an account number or to an IBAN; without either both fields say so. */
export function validateBankAccount(
  values: BankAccountValues,
): Partial<Record<keyof BankAccountValues, string>> {
  if (values.account_number?.trim() || values.iban?.trim()) return {};
  const message = __('Please enter an account number or IBAN', 'woocommerce');
  return { account_number: message, iban: message };
}
