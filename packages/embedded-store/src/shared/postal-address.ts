import { string } from '../rest';
import { cleanLine } from './clean';

/** Name, street, place and contact details, with the contract's member names. */
export type AddressMembers = Readonly<Record<string, string>>;

/** The members of an address as parameters. */
export const addressArgs = {
  first_name: string(),
  last_name: string(),
  company: string(),
  address_1: string(),
  address_2: string(),
  city: string(),
  state: string(),
  postcode: string(),
  country: string(),
  phone: string(),
};

/** Changes the given members and leaves the rest. */
export function mergeAddress(
  address: AddressMembers,
  change: Readonly<Record<string, string | null | undefined>>,
): AddressMembers {
  const given = Object.entries(change).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, cleanLine(value)] as const],
  );
  return { ...address, ...Object.fromEntries(given) };
}

/** The given members of an address in this order; `''` for missing ones. */
export function toAddressRecord(address: AddressMembers, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, address[name] ?? '']));
}
