import { getGateway } from '../../sales';
import { countAlerts, areSuggestionsOn, getSuggestions } from '../../onboarding';
import { getPreferences } from '../../site';
import type { AdminPageContext } from '../shared/admin-page-context';
import { showsSetupReminder } from './reminder';

/** Elements that the client adds right after the page loads, so that the style sheet can reserve space for them. */
export type ExpectedComponent = 'reminder-bar' | 'payments-banner' | 'store-alerts';

const OWN_GATEWAY = 'woocommerce_payments';

export function listExpectedComponents(
  context: AdminPageContext,
  features: ReadonlySet<string>,
): ExpectedComponent[] {
  const isSettings = context.url.searchParams.get('page') === 'wc-settings';
  return [
    ...(showsSetupReminder(context) ? ['reminder-bar' as const] : []),
    ...(isSettings && offersOwnGateway(context) ? ['payments-banner' as const] : []),
    ...(isSettings && features.has('store-alerts') && hasAlerts(context) ? ['store-alerts' as const] : []),
  ];
}

/** WooPayments is installed but not enabled, and neither the site nor the user has hidden the offer. */
function offersOwnGateway({ store: { db }, session, url, can }: AdminPageContext): boolean {
  if (url.searchParams.get('tab') !== 'checkout' || url.searchParams.get('section')) return false;
  const hidesPromotions = getPreferences(db, session.user.id)['promotions_hidden'] !== '';
  if (hidesPromotions || !can('install_plugins') || !areSuggestionsOn(db)) return false;
  return (
    getGateway(db, OWN_GATEWAY)?.isEnabled === false &&
    getSuggestions(db).some(({ id }) => id.startsWith(OWN_GATEWAY))
  );
}

function hasAlerts({ store, can }: AdminPageContext): boolean {
  return can('manage_woocommerce') && countAlerts(store.db, store.clock()) > 0;
}
