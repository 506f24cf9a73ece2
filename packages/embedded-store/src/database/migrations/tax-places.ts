import type { Migration } from './types';

/** A rate applies to a list of postcodes and a list of cities; the first version knew one of each. */
export const taxPlaces: Migration = {
  area: 'tax places',
  sql: `
    UPDATE tax_rates SET postcodes = json_array(postcode) WHERE postcode <> '';
    UPDATE tax_rates SET cities = json_array(city) WHERE city <> '';
    ALTER TABLE tax_rates DROP COLUMN postcode;
    ALTER TABLE tax_rates DROP COLUMN city;
  `,
};
