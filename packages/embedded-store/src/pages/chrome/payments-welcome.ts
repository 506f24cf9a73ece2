import type { StoreContext } from '../../context';
import { getGateways } from '../../sales';
import { isConnected, getTextOption, getInstalledPlugins } from '../../site';
import { areSuggestionsOn } from '../../onboarding';

const DAY = 24 * 60 * 60; // seconds

/** Minimum age of a store before it gets the offer, in seconds. */
const SETTLED_AFTER = 90 * DAY;

/** Gateways that a store may want to switch from, among those that this store knows. */
const OTHERS = ['klarna_payments', 'kco', 'payfast', 'ppcp-gateway', 'square_credit_card', 'stripe'];

/**
 * Whether the menu links to the WooPayments welcome page (contract, remaining screens, section 8). The platform also
 * checks an experiment, which is assumed to be enabled here.
 */
export function isPaymentsWelcomeOffered({ db, clock }: StoreContext): boolean {
  const country = getTextOption(db, 'woocommerce_default_country').split(':')[0];
  const installedAt = Number(getTextOption(db, 'woocommerce_admin_install_timestamp'));
  return (
    country === 'US' &&
    installedAt > 0 &&
    clock().getTime() / 1000 - installedAt >= SETTLED_AFTER &&
    areSuggestionsOn(db) &&
    getTextOption(db, 'wc_calypso_bridge_payments_dismissed', 'no') !== 'yes' &&
    !getInstalledPlugins(db).includes('woocommerce-payments') &&
    !isConnected(db, 'woocommerce-payments') &&
    getGateways(db).some(({ id, isEnabled }) => isEnabled && OTHERS.includes(id))
  );
}
