import { createPicker, createRandom } from '../random';
import type { Random } from '../random';
import { COUNTRIES } from './countries';
import unusualNames from './unusual-names.data.json';

/** A customer. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  /** Has an account; the others buy as guests. */
  isRegistered: boolean;
  address: Readonly<Record<string, string>>;
}

/** Domains reserved for examples. */
const DOMAINS = ['example.com', 'example.org', 'example.net'] as const;

/** Letters that postal codes use everywhere, without those that look like digits. */
const LETTERS = Array.from('ABEHJLNPRSTWXYZ');

/** Names for testing: right to left, mixed direction, long, without line breaks, and with rare letters. */
const UNUSUAL = new Map(unusualNames.map(({ number, ...names }) => [number, names]));

const pickCountry = createPicker(COUNTRIES.map((country) => [country, country.share]));

/**
 * The person with that number, always the same. Created on demand, because a large store has too many to keep in
 * memory.
 */
export function createPerson(number: number): Person {
  const random = createRandom(Math.imul(number + 1, 0x9e3779b1));
  const country = pickCountry(random);
  const [city, state, pattern] = random.pick(country.places);
  const usual = { firstName: random.pick(country.given), lastName: random.pick(country.family) };
  const unusual = UNUSUAL.get(number);
  const { firstName, lastName } = unusual ?? usual;
  const mailbox = unusual?.email ?? `${toAscii(firstName)}.${toAscii(lastName)}`;
  const street = country.line.replace('%', random.pick(country.streets));
  return {
    firstName,
    lastName,
    // The number makes the address unique for people with the same name.
    email: `${mailbox}${number + 1}@${random.pick(DOMAINS)}`,
    isRegistered: random.next() < 0.3,
    address: {
      first_name: firstName,
      last_name: lastName,
      company: '',
      address_1: street.replace('#', String(random.between(1, 240))),
      address_2: random.next() < 0.12 ? `Apt ${random.between(1, 40)}` : '',
      city,
      state,
      postcode: fill(random, pattern),
      country: country.code,
    },
  };
}

function fill(random: Random, pattern: string): string {
  return pattern.replaceAll(/[#@]/g, (place) =>
    place === '#' ? String(random.between(0, 9)) : random.pick(LETTERS),
  );
}

function toAscii(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
