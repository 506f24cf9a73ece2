import { hasEnabledGateway } from '../../gateways';
import { getTextOption } from '../../options';
import { getInstalledPlugins } from '../../plugins';
import type { TaskDefinition, TaskStore } from '../definition';
import { storeCountry } from './store-country';

const PROVIDER = 'woocommerce-payments';

/** Countries in which the provider's service can be used. */
const PROVIDER_COUNTRIES =
  'AE AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IT JP LT LU LV MT NL NO NZ PL PR PT RO SE SG SI SK US'.split(
    ' ',
  );

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
    PROVIDER_COUNTRIES.includes(storeCountry(store) ?? 'US') &&
    !hasEnabledGateway(store.db)
  );
}

function isProviderConnected({ db }: TaskStore): boolean {
  return getTextOption(db, 'woocommerce_woocommerce_payments_connected') === 'yes';
}
