import { getBaseCountry, isConnected, getInstalledPlugins } from '../../../site';
import { getGateways, hasEnabledGateway } from '../../../sales';
import { getSuggestions, isProviderCountry } from '../../suggestions/queries';
import type { TaskDefinition, TaskStore } from '../definition';

const PROVIDER = 'woocommerce-payments';

/** Replaces the task below if the provider's plugin is installed and usable. */
export const providerPayments: TaskDefinition = {
  id: PROVIDER,
  title: { open: 'Finish setting up payments', done: 'You set up payments' },
  content: 'Verify your business details to accept card payments.',
  additionalInfo: 'By setting up the payments service, you agree to its terms of service.',
  time: '2 minutes',
  actionLabel: 'Finish setup',
  canView: usesProvider,
  isComplete: isProviderConnected,
};

export const payments: TaskDefinition = {
  id: 'payments',
  title: { open: 'Set up payments', done: 'You set up payments' },
  content: 'Choose payment providers and enable payment methods at checkout.',
  time: '2 minutes',
  canView: (store) => store.features.has('payment-gateway-suggestions') && !usesProvider(store),
  isComplete: ({ db }) => hasEnabledGateway(db),
};

/** Once one payment method works, suggests additional ones that customers may prefer. */
export const additionalPayments: TaskDefinition = {
  id: 'additional-payments',
  title: { open: 'Offer more ways to pay', done: 'More ways to pay offered' },
  content: 'Offer your customers more ways to pay.',
  time: '2 minutes',
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
