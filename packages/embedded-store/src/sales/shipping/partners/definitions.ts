import { toCodes } from '../../../reference';
import data from './partners.data.json';

/** A plugin that prints shipping labels. */
export interface PartnerDefinition {
  name: string;
  /** Folder of the plugin; `''` when it cannot be installed from here. */
  slug: string;
  description: string;
  link: string;
  countries: readonly string[];
  /** Said beside a tick each; without them it has no layout in a row. */
  benefits?: readonly string[];
  /** The store's own partner is called by a title where the others have a name. */
  isOwn?: boolean;
}

export const PARTNERS: readonly PartnerDefinition[] = data.partners.map((partner) => ({
  ...partner,
  countries: toCodes(partner.countries),
}));

/** What labels printed in the shop are good for, whoever's they are. */
export const ADVANTAGES = data.advantages;
