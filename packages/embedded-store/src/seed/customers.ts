import type { Address } from '../resources/orders';

type Place = Pick<Address, 'address_1' | 'city' | 'state' | 'postcode' | 'country'>;

const place = (address_1: string, city: string, state: string, postcode: string, country: string): Place => ({
  address_1,
  city,
  state,
  postcode,
  country,
});

const person = (first_name: string, last_name: string, home: Place): Address => ({
  first_name,
  last_name,
  ...home,
  email: `${first_name}.${last_name}@example.com`.toLowerCase().replaceAll(/[^a-z.@]/g, ''),
});

/** People who buy; the first ones come back often. */
export const CUSTOMERS: readonly Address[] = [
  person('Ines', 'Calder', place('18 Foundry Lane', 'Oakland', 'CA', '94607', 'US')),
  person('Tomas', 'Reyes', place('402 Alder Street', 'Portland', 'OR', '97205', 'US')),
  person('Priya', 'Nair', place('77 Willow Court', 'Austin', 'TX', '78704', 'US')),
  person('Greta', 'Holm', place('9 Birch Road', 'Minneapolis', 'MN', '55414', 'US')),
  person('Samuel', 'Okafor', place('1210 Union Square', 'Brooklyn', 'NY', '11215', 'US')),
  person('Maya', 'Lindqvist', place('35 Cove Avenue', 'Seattle', 'WA', '98107', 'US')),
  person('Dara', 'Whitfield', place('6 Marsh Lane', 'Savannah', 'GA', '31401', 'US')),
  person('Hugo', 'Brandt', place('511 Juniper Way', 'Denver', 'CO', '80209', 'US')),
  person('Noor', 'Haddad', place('88 Elm Terrace', 'Chicago', 'IL', '60614', 'US')),
  person('Callum', 'Ferris', place('14 Quayside', 'Newcastle', '', 'NE1 3DE', 'GB')),
  person('Élodie', 'Marchand', place('23 rue des Tilleuls', 'Nantes', '', '44000', 'FR')),
  person('Jonas', 'Keller', place('Lindenweg 4', 'Freiburg', 'DE-BW', '79100', 'DE')),
  person('Aiko', 'Tanabe', place('3-12 Sakura', 'Kobe', 'JP28', '650-0021', 'JP')),
  person('Rosa', 'Almeida', place('Rua Nova 51', 'Porto', '', '4050-253', 'PT')),
  person('Liam', 'Tremblay', place('210 Maple Crescent', 'Halifax', 'NS', 'B3H 1T5', 'CA')),
  person('Zoe', 'Hargrave', place('5 Ferry Parade', 'Hobart', 'TAS', '7000', 'AU')),
];
