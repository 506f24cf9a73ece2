export type ShippingStep = 'store_location' | 'rates' | 'label_printing' | 'connect';

/** What determines the steps of the wizard. */
export interface ShippingContext {
  /** Such as `US`. */
  country: string;
  /** The setting `woocommerce_ship_to_countries`. */
  shipToCountries: string | undefined;
  /** Slugs of label-printing plugins for this store. */
  partnerPlugins: readonly string[];
  isJetpackConnected: boolean;
}

/** The steps of the wizard, in order (product specification, section 4). */
export function getShippingSteps(context: ShippingContext): ShippingStep[] {
  const { country, shipToCountries, partnerPlugins, isJetpackConnected } = context;
  return [
    'store_location',
    ...(shipToCountries === 'disabled' ? [] : ['rates' as const]),
    ...(partnerPlugins.length > 0 ? ['label_printing' as const] : []),
    ...(country === 'US' && !isJetpackConnected ? ['connect' as const] : []),
  ];
}

/** With smart defaults, only the current step has a description. */
export const hasStepDescription = (
  step: ShippingStep,
  { current, hasSmartDefaults }: { current: ShippingStep; hasSmartDefaults: boolean },
): boolean => !hasSmartDefaults || step === current;

/**
 * With smart defaults, the location step is skipped once if the address is complete. A user who returns to it wants to
 * change something.
 */
export const skipsLocation = (context: {
  hasSmartDefaults: boolean;
  isAddressComplete: boolean;
  wasSkipped: boolean;
}): boolean => context.hasSmartDefaults && context.isAddressComplete && !context.wasSkipped;
