export interface ZoneLocation {
  /** A country (`US`), a state (`US:CA`), a continent or a postcode. */
  code: string;
  type: string;
}

/** A way to ship within one zone. */
export interface ShippingMethod {
  instanceId: number;
  /** `flat_rate`, `free_shipping`, `local_pickup`, or one of an extension. */
  methodId: string;
  title: string;
  isEnabled: boolean;
  /** A number as text with a decimal point, or a formula; empty for methods without a cost. */
  cost: string;
}

export interface ShippingZone {
  /** 0 is the rest of the world. */
  id: number;
  name: string;
  order: number;
  locations: ZoneLocation[];
  methods: ShippingMethod[];
}

/** What one zone is to charge. */
export interface RateChange {
  zoneId: number;
  isEnabled: boolean;
  /** A number as text with a decimal point, where zero is free shipping, or a formula. */
  rate: string;
}

/** A zone whose rate was not saved, and why. */
export interface RejectedRate {
  zoneId: number;
  name: string;
  code: string;
  message: string;
  /** As far as is known none of its methods is enabled now, so customers there may find no shipping. */
  isUnserved: boolean;
}

export interface PartnerFeature {
  icon: string;
  title: string;
  description: string;
}

export interface PartnerLayout {
  image: string;
  features: PartnerFeature[];
}

/** A plugin that prints shipping labels for shops of this country. */
export interface ShippingPartner {
  slug: string;
  name: string;
  description: string;
  /** Empty when there is nothing to read. */
  learnMoreLink: string;
  /** Slugs of plugins it needs beside itself. */
  dependencies: string[];
  /** What it looks like in a column and in a row, where it can be shown that way. */
  layouts: { column?: PartnerLayout; row?: PartnerLayout };
}
