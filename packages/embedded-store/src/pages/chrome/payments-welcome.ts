import type { StoreContext } from '../../context';
import { getGateways } from '../../sales';
import { isConnected, getTextOption, getInstalledPlugins } from '../../site';
import { areSuggestionsOn } from '../../onboarding';

const DAY = 24 * 60 * 60; // seconds

/** How long a store has to be there before it is offered anything, in seconds. */
const SETTLED_AFTER = 90 * DAY;

/** Gateways from which a store may want to change over, of those that this store knows. */
const OTHERS = ['klarna_payments', 'kco', 'payfast', 'ppcp-gateway', 'square_credit_card', 'stripe'];

/**
 * Whether the menu leads to the welcome page of the product's own payments (contract, remaining screens, section 8).
 * The experiment that the platform asks besides is taken as passed.
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
