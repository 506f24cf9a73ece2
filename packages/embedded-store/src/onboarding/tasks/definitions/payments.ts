import { getBaseCountry, isConnected, getInstalledPlugins } from '../../../site';
import { getGateways, hasEnabledGateway } from '../../../sales';
import { getSuggestions, isProviderCountry } from '../../suggestions/queries';
import type { TaskDefinition, TaskStore } from '../definition';
import { __ } from '../../../i18n';

const PROVIDER = 'woocommerce-payments';

/** Replaces the task below if the provider's plugin is installed and usable. */
export const providerPayments: TaskDefinition = {
  id: PROVIDER,
  texts: () => ({
    open: __('Finish setting up payments', 'store-admin'),
    done: __('You set up payments', 'store-admin'),
    content: __('Verify your business details to accept card payments.', 'store-admin'),
    additionalInfo: __(
      'By setting up the payments service, you agree to its terms of service.',
      'store-admin',
    ),
    time: __('2 minutes', 'store-admin'),
    actionLabel: __('Finish setup', 'store-admin'),
  }),
  canView: usesProvider,
  isComplete: isProviderConnected,
};

export const payments: TaskDefinition = {
  id: 'payments',
  texts: () => ({
    open: __('Set up payments', 'store-admin'),
    done: __('You set up payments', 'store-admin'),
    content: __('Choose payment providers and enable payment methods at checkout.', 'store-admin'),
    time: __('2 minutes', 'store-admin'),
  }),
  canView: (store) => store.features.has('payment-gateway-suggestions') && !usesProvider(store),
  isComplete: ({ db }) => hasEnabledGateway(db),
};

/** Once one payment method works, suggests additional ones that customers may prefer. */
export const additionalPayments: TaskDefinition = {
  id: 'additional-payments',
  texts: () => ({
    open: __('Offer more ways to pay', 'store-admin'),
    done: __('More ways to pay offered', 'store-admin'),
    content: __('Offer your customers more ways to pay.', 'store-admin'),
    time: __('2 minutes', 'store-admin'),
  }),
  actionUrl: ({ adminLink }) => adminLink('admin.php?page=wc-admin&task=payments'),
  canView: (store) =>
    store.features.has('payment-gateway-suggestions') &&
    (isProviderConnected(store) || isEnabled(store, suggestedHere(store, 'first'))) &&
    suggestedHere(store, 'besides').length > 0,
  isComplete: (store) => isEnabled(store, suggestedHere(store, 'besides')),
};

function suggestedHere({ db }: TaskStore, choice: 'first' | 'besides'): string[] {
  const country = getBaseCountry(db);
  return getSuggestions(db)
    .filter((suggestion) => suggestion[choice]?.includes(country))
    .map(({ id }) => id);
}

function isEnabled({ db }: TaskStore, ids: readonly string[]): boolean {
  return getGateways(db).some((gateway) => gateway.isEnabled && ids.includes(gateway.id));
}

function usesProvider(store: TaskStore): boolean {
  return (
    getInstalledPlugins(store.db).includes(PROVIDER) &&
    isProviderCountry(getBaseCountry(store.db)) &&
    !hasEnabledGateway(store.db)
  );
}

function isProviderConnected({ db }: TaskStore): boolean {
  return isConnected(db, PROVIDER);
}
