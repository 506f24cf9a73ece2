import { call, getRegistry, type Saga } from '@admin/data';
import { optionsStore, type BankAccount, type OptionValues } from '@admin/store-options';
import { updateGateway } from './sagas';
import type { BankAccountValues, Gateway } from './types';

/** The id of bank transfer, whose account is no setting of the gateway. */
export const BANK_TRANSFER = 'bacs';

/**
 * Saves the account that customers send money to, and switches bank transfer on. Accounts come first, so that a
 * failure in between never offers customers a way to pay that has nowhere to go. Doing it again changes nothing more.
 * @throws ApiError when any part of it was not confirmed
 */
export function* saveBankTransfer(account: BankAccountValues): Saga<Gateway> {
  const registry = yield* getRegistry();
  // As they are now: other accounts and settings may have been written elsewhere, and stay.
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

/** The account that the form shows takes the place of the first; further ones stay. */
const withFirstAccount = (
  stored: OptionValues['woocommerce_bacs_accounts'] | undefined,
  account: BankAccount,
): BankAccount[] => [account, ...(Array.isArray(stored) ? stored.slice(1) : [])];

/** All six fields, without the blanks that come along when numbers are pasted. */
const toBankAccount = (values: BankAccountValues): BankAccount => ({
  account_name: values.account_name?.trim() ?? '',
  account_number: values.account_number?.trim() ?? '',
  bank_name: values.bank_name?.trim() ?? '',
  sort_code: values.sort_code?.trim() ?? '',
  iban: values.iban?.trim() ?? '',
  bic: values.bic?.trim() ?? '',
});
