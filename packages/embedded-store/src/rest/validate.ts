import type { StoreDatabase } from '../database';
import { InvalidArgument } from './args';
import type { Arguments, ArgumentValues } from './args';
import { RestError } from './errors';

/** Where a parameter's value is looked up, by name. */
export type Lookup = (name: string) => unknown;

/**
 * The values of all parameters.
 * @throws {RestError} naming everything that is missing, else everything that is wrong.
 */
export function validate<Set extends Arguments>(
  set: Set,
  lookup: Lookup,
  db: StoreDatabase,
): ArgumentValues<Set> {
  const missing = Object.keys(set).filter((name) => set[name]?.isRequired && lookup(name) === undefined);
  if (missing.length > 0) {
    const message = `Missing parameter(s): ${missing.join(', ')}`;
    throw new RestError(400, 'rest_missing_callback_param', message, { params: missing });
  }

  const values: Record<string, unknown> = {};
  const refused = new Map<string, InvalidArgument>();
  for (const [name, argument] of Object.entries(set)) {
    const value = lookup(name);
    try {
      values[name] = value === undefined ? argument.missing : argument.parse(value, name, db);
    } catch (error) {
      if (!(error instanceof InvalidArgument)) throw error;
      refused.set(name, error);
    }
  }
  if (refused.size > 0) throw invalid(refused);
  return values as ArgumentValues<Set>;
}

/** What a call means that says nothing; for sets in which nothing is required. */
export function defaultsOf<Set extends Arguments>(set: Set): ArgumentValues<Set> {
  return Object.fromEntries(
    Object.entries(set).map(([name, { missing }]) => [name, missing]),
  ) as ArgumentValues<Set>;
}

function invalid(refused: ReadonlyMap<string, InvalidArgument>): RestError {
  const names = [...refused.keys()];
  const params = Object.fromEntries([...refused].map(([name, { message }]) => [name, message]));
  const details = [...refused].flatMap(([name, { code, message, data }]) =>
    code === undefined ? [] : [[name, { code, message, data }] as const],
  );
  return new RestError(400, 'rest_invalid_param', `Invalid parameter(s): ${names.join(', ')}`, {
    params,
    // An empty map is a list on this platform.
    details: details.length > 0 ? Object.fromEntries(details) : [],
  });
}
