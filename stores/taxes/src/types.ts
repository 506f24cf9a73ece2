/** A tax that is due in a place. Empty members are everywhere. */
export interface TaxRate {
  id: number;
  country: string;
  state: string;
  /** Whole ones, beginnings (`90*`) and ranges (`90001...90099`). */
  postcodes: readonly string[];
  cities: readonly string[];
  /** Per cent. */
  percent: number;
  /** Plain text. */
  name: string;
  /** Of the rates that fit a place, one of each priority is due. */
  priority: number;
  /** Due on the taxes before it as well. */
  isCompound: boolean;
}

/** The rates of a class in the order of the host. */
export interface TaxRates {
  rates: readonly TaxRate[];
  /** A class with more rates than the host gives at a time says nothing certain about a place. */
  isWhole: boolean;
}
