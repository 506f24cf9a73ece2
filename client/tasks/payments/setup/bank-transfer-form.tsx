import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { FORM_ERROR, SaveForm, useFormField } from '@admin/forms';
import { gatewaysStore, validateBankAccount, type BankAccountValues } from '@admin/store-gateways';
import { optionsStore, useOption } from '@admin/store-options';
import { ErrorState, Spinner, TextField } from '@admin/ui';
import { getProblemMessage } from '../use-complete-payments';
import { useSetUp } from './set-up';

const ACCOUNTS = 'woocommerce_bacs_accounts';
const NONE: Required<BankAccountValues> = {
  account_name: '',
  account_number: '',
  bank_name: '',
  sort_code: '',
  iban: '',
  bic: '',
};

/** The account for bank transfers. */
export function BankTransferForm() {
  const registry = useRegistry();
  const { saveBankTransfer } = useDispatch(gatewaysStore);
  const { onConfigured } = useSetUp();
  const { value, status, failure } = useOption(ACCOUNTS);

  if (value === undefined && status === 'failed') {
    return (
      <ErrorState
        title={__('Your bank account could not be loaded', 'store-admin')}
        message={failure?.message}
        onRetry={() => registry.invalidate(optionsStore).getOption(ACCOUNTS)}
      />
    );
  }
  if (value === undefined) return <Spinner />;
  return (
    <SaveForm<BankAccountValues>
      draft="payments/bacs"
      initialValues={{ ...NONE, ...(Array.isArray(value) ? value[0] : undefined) }}
      validate={validateBankAccount}
      save={saveBankTransfer}
      explain={() => ({ [FORM_ERROR]: getProblemMessage() })}
      onSaved={() => onConfigured(__('Direct bank transfer details added successfully', 'store-admin'))}
      submitLabel={__('Save', 'store-admin')}
    >
      <p>{__('Customers see these details after they order.', 'store-admin')}</p>
      {getFields().map(({ name, label }) => (
        <AccountField key={name} name={name} label={label} />
      ))}
    </SaveForm>
  );
}

interface AccountFieldProps {
  name: keyof BankAccountValues;
  label: string;
}

/** Which fields a bank needs differs by country; only an account number or an IBAN is always required. */
const AccountField = ({ name, label }: AccountFieldProps) => (
  <TextField {...useFormField(name)} label={label} required autoComplete="off" />
);

const getFields = (): AccountFieldProps[] => [
  { name: 'account_name', label: __('Account name', 'store-admin') },
  { name: 'account_number', label: __('Account number', 'store-admin') },
  { name: 'bank_name', label: __('Bank name', 'store-admin') },
  { name: 'sort_code', label: __('Sort code', 'store-admin') },
  { name: 'iban', label: __('IBAN', 'store-admin') },
  { name: 'bic', label: __('BIC / Swift', 'store-admin') },
];
