import type * as v from 'valibot';
import type {
  PartnerLayoutSchema,
  ShippingMethodSchema,
  ShippingPartnerSchema,
  ZoneHeadSchema,
  ZoneLocationSchema,
} from './schemas';

export type ZoneHead = v.InferOutput<typeof ZoneHeadSchema>;

export type ZoneLocation = v.InferOutput<typeof ZoneLocationSchema>;

export type ShippingMethod = v.InferOutput<typeof ShippingMethodSchema>;

export interface ShippingZone extends ZoneHead {
  locations: ZoneLocation[];
  methods: ShippingMethod[];
}

export type PartnerLayout = v.InferOutput<typeof PartnerLayoutSchema>;

export type PartnerFeature = PartnerLayout['features'][number];

export type ShippingPartner = v.InferOutput<typeof ShippingPartnerSchema>;

/** The new rate of a zone. */
export interface RateChange {
  zoneId: number;
  isEnabled: boolean;
  /** A number as text with a decimal point (zero is free shipping), or a formula. */
  rate: string;
}

/** A zone whose rate was not saved, and why. */
export interface RejectedRate {
  zoneId: number;
  name: string;
  code: string;
  message: string;
  /** Whether possibly none of its methods is enabled now, so customers may find no shipping. */
  isUnserved: boolean;
}
