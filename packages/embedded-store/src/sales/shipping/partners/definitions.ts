import { toCodes } from '../../../reference';
import data from './partners.data.json';

/** A plugin that prints shipping labels. */
export interface PartnerDefinition {
  name: string;
  /** The plugin's slug; `''` if it can't be installed from here. */
  slug: string;
  description: string;
  link: string;
  countries: readonly string[];
  /** Listed with checkmarks; without them, it has no row layout. */
  benefits?: readonly string[];
  /** The store's own partner has a title instead of a name. */
  isOwn?: boolean;
}

export const PARTNERS: readonly PartnerDefinition[] = data.partners.map((partner) => ({
  ...partner,
  countries: toCodes(partner.countries),
}));

/** The advantages of shipping labels, whichever partner prints them. */
export const ADVANTAGES = data.advantages;
