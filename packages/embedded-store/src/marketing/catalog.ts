import extensions from './extensions.data.json';

/** A plugin that brings customers. */
export interface MarketingExtension {
  slug: string;
  name: string;
  description: string;
  /** The part of marketing that it is for; channels sell somewhere else. */
  field: 'sales-channels' | 'email' | 'automations' | 'crm' | 'coupons';
  /** Has to be bought before it can be installed. */
  isPaid?: boolean;
  isBuiltByWc?: boolean;
  /** What kind of advertisement can be placed through a channel. */
  campaignType?: { id: string; name: string; description: string };
  /** For the demo shop and for tests: recommended to nobody. */
  isSample?: boolean;
}

export const MARKETING_EXTENSIONS = extensions as readonly MarketingExtension[];
