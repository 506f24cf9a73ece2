import { getBaseCountry } from '../../base-country';
import { isConnected } from '../../connections';
import { hasEnabledGateway } from '../../gateways';
import { getInstalledPlugins } from '../../plugins';
import { isProviderCountry } from '../../suggestions';
import type { TaskDefinition, TaskStore } from '../definition';

const PROVIDER = 'woocommerce-payments';

/** Takes the place of the task below where the provider's plugin is there and can be used. */
export const providerPayments: TaskDefinition = {
  id: PROVIDER,
  title: { open: 'Finish setting up payments', done: 'Payments set up' },
  content: 'Verify your business details, and you can take card payments.',
  additionalInfo: 'The payments service has terms of its own; by setting it up you agree to them.',
  time: '2 minutes',
  actionLabel: 'Finish setup',
  canView: usesProvider,
  isComplete: isProviderConnected,
};

export const payments: TaskDefinition = {
  id: 'payments',
  title: { open: 'Set up payments', done: 'Payments set up' },
  content: 'Choose how customers can pay.',
  time: '2 minutes',
  canView: (store) => store.features.has('payment-gateway-suggestions') && !usesProvider(store),
  isComplete: ({ db }) => hasEnabledGateway(db),
};

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
