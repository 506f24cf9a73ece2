import * as v from 'valibot';
import type { StoreDatabase } from '../database';
import { isRequired } from './args';
import type { Argument, Arguments, ArgumentValues } from './args';
import { describeInvalid, RestError } from './errors';
import { __, sprintf } from '../i18n';

/** Looks up a parameter's raw value by name. */
export type Lookup = (name: string) => unknown;

/**
 * Validates all parameters and returns their values.
 * @throws {RestError} naming everything that is missing, else everything that is wrong.
 */
export function validate<Set extends Arguments>(
  set: Set,
  lookup: Lookup,
  db: StoreDatabase,
): ArgumentValues<Set> {
  const missing = Object.keys(set).filter((name) => isRequired(set[name]) && lookup(name) === undefined);
  if (missing.length > 0) {
    const message = sprintf(
      /* translators: %s: names of parameters */
      __('Missing parameter(s): %s', 'store-admin'),
      missing.join(', '),
    );
    throw new RestError(400, 'rest_missing_callback_param', message, { params: missing });
  }

  const values: Record<string, unknown> = {};
  const refused = new Map<string, Issue>();
  for (const [name, argument] of Object.entries(set)) {
    const value = lookup(name);
    const result = check(typeof argument === 'function' ? argument(db) : argument, value);
    if (result.issues) refused.set(name, result.issues[0]);
    else values[name] = result.output;
  }
  if (refused.size > 0) throw invalid(refused);
  return values as ArgumentValues<Set>;
}

type Issue = v.BaseIssue<unknown>;

const check = (argument: Argument, value: unknown) =>
  value === undefined
    ? { issues: undefined, output: v.getDefault(argument) }
    : v.safeParse(argument, value, { abortEarly: true });

/** The default values; for sets without required parameters. */
export function getDefaults<Set extends Arguments>(set: Set): ArgumentValues<Set> {
  return Object.fromEntries(
    Object.entries(set).map(([name, argument]) => [
      name,
      typeof argument === 'function' ? undefined : v.getDefault(argument),
    ]),
  ) as ArgumentValues<Set>;
}

function invalid(refused: ReadonlyMap<string, Issue>): RestError {
  const names = [...refused.keys()];
  const reasons = [...refused].map(([name, issue]) => [name, describe(name, issue)] as const);
  const details = reasons.filter(([, { code }]) => code.startsWith('rest_'));
  return new RestError(400, 'rest_invalid_param', describeInvalid(...names), {
    params: Object.fromEntries(reasons.map(([name, { message }]) => [name, message])),
    // The platform serializes an empty map as a list.
    details: details.length > 0 ? Object.fromEntries(details) : [],
  });
}

/** Describes an error and its location: members and items of a parameter are named `name[key]`. */
function describe(name: string, { type: code, message, path }: Issue) {
  const param = name + (path ?? []).map(({ key }) => `[${String(key)}]`).join('');
  return {
    code,
    message: message.replace('%s', () => param),
    data: code === 'rest_invalid_type' ? { param } : null,
  };
}
