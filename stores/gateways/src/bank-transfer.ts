import { call, getRegistry, type Saga } from '@admin/data';
import { optionsStore, type BankAccount, type OptionValues } from '@admin/store-options';
import { updateGateway } from './sagas';
import type { BankAccountValues, Gateway } from './types';

/** The id of bank transfer; its account is stored in an option, not in the gateway's settings. */
export const BANK_TRANSFER = 'bacs';

/**
 * Saves the bank account and enables bank transfer. Accounts are saved first, so that a failure in between never
 * enables a payment method without an account. Calling it again has no further effect.
 * @throws ApiError when any part of it was not confirmed
 */
export function* saveBankTransfer(account: BankAccountValues): Saga<Gateway> {
  const registry = yield* getRegistry();
  // Read again, to keep accounts and settings that were written elsewhere.
  registry.invalidate(optionsStore).getOption('woocommerce_bacs_accounts');
  registry.invalidate(optionsStore).getOption('woocommerce_bacs_settings');
  const { accounts, settings } = yield* call(() =>
    registry.resolve((select) => ({
      accounts: select(optionsStore).getOption('woocommerce_bacs_accounts'),
      settings: select(optionsStore).getOption('woocommerce_bacs_settings'),
    })),
  );
  yield* call(() =>
    registry.dispatch(optionsStore).updateOptions({
      woocommerce_bacs_accounts: withFirstAccount(accounts, toBankAccount(account)),
      woocommerce_bacs_settings: { ...(settings || undefined), enabled: 'yes' },
    }),
  );
  return yield* updateGateway(BANK_TRANSFER, { enabled: true });
}

/** Replaces the first account; other accounts stay. */
const withFirstAccount = (
  stored: OptionValues['woocommerce_bacs_accounts'] | undefined,
  account: BankAccount,
): BankAccount[] => [account, ...(Array.isArray(stored) ? stored.slice(1) : [])];

/** All six fields, without the spaces that pasted numbers contain. */
const toBankAccount = (values: BankAccountValues): BankAccount => ({
  account_name: values.account_name?.trim() ?? '',
  account_number: values.account_number?.trim() ?? '',
  bank_name: values.bank_name?.trim() ?? '',
  sort_code: values.sort_code?.trim() ?? '',
  iban: values.iban?.trim() ?? '',
  bic: values.bic?.trim() ?? '',
});
