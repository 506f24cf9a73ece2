import extensions from './extensions.data.json';

/** A marketing plugin. */
export interface MarketingExtension {
  slug: string;
  name: string;
  description: string;
  /** The marketing category; sales channels sell on other platforms. */
  field: 'sales-channels' | 'email' | 'automations' | 'crm' | 'coupons';
  /** Must be purchased before it can be installed. */
  isPaid?: boolean;
  isBuiltByWc?: boolean;
  /** The type of campaign that the channel supports. */
  campaignType?: { id: string; name: string; description: string };
  /** For the demo store and tests; never recommended. */
  isSample?: boolean;
}

export const MARKETING_EXTENSIONS = extensions as readonly MarketingExtension[];
