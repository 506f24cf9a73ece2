export { useRateZones, useShippingPartners } from './hooks';
export {
  getLabelPlugins,
  getPartnerChoice,
  getPartnerPlugins,
  hasTrial,
  PARTNER_TRIAL_DAYS,
} from './partners';
export type { PartnerChoice } from './partners';
export { formatRate, fromRateForm, getRateSuffix, toRateForm, validateRates } from './rates';
export type { RateErrors, RateForm, RateFormat } from './rates';
export { getRejectedRates } from './rates-error';
export { getShippingSteps, hasStepDescription, skipsLocation } from './steps';
export type { ShippingContext, ShippingStep } from './steps';
export { shippingStore } from './store';
export type {
  PartnerFeature,
  PartnerLayout,
  RateChange,
  RejectedRate,
  ShippingMethod,
  ShippingPartner,
  ShippingZone,
  ZoneLocation,
} from './types';
export { findCountryZone, getZoneName, REST_OF_WORLD } from './zones';
