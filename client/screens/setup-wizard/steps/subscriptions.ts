import { isFeatureEnabled } from '@admin/host';
import { getCountryCode } from '@admin/store-countries';
import { usePlugins } from '@admin/store-plugins';
import type { ProductType } from '@admin/store-profile';
import { useSettings } from '@admin/store-settings';
import { useCapability } from '@admin/store-user';

/** The extension that includes subscriptions where they need not be bought. */
export const PAYMENTS = 'woocommerce-payments';

/** What determines whether subscriptions are installed with the payments extension. */
export interface PaymentsEligibility {
  /** Such as `US`. */
  country: string;
  /** Feature `subscriptions`. */
  hasSubscriptions: boolean;
  canInstall: boolean;
  isActive: boolean;
}

export function usePaymentsEligibility(): PaymentsEligibility {
  const { settings } = useSettings('general');
  const { active = [] } = usePlugins();
  return {
    country: getCountryCode(settings?.woocommerce_default_country ?? ''),
    hasSubscriptions: isFeatureEnabled('subscriptions'),
    canInstall: useCapability('install_plugins'),
    isActive: active.includes(PAYMENTS),
  };
}

/** Whether the payments extension is installed with a choice (contract, remaining screens, section 5.3). */
export function includesPayments(
  chosen: readonly string[],
  types: readonly ProductType[],
  { country, hasSubscriptions, canInstall, isActive }: PaymentsEligibility,
): boolean {
  const subscriptions = types.find(({ id }) => id === 'subscriptions');
  const isFree = subscriptions?.productId === null && chosen.includes('subscriptions');
  return isFree && country === 'US' && hasSubscriptions && canInstall && !isActive;
}
