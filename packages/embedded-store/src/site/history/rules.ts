import { METHODS } from '../../rest';
import type { Method } from '../../rest';
import rules from './recorded.data.json';

/**
 * A rule for recording a write: which writes it matches, and how to read their effect. The rules are in
 * `recorded.data.json`, which the plugin's package copies.
 */
export interface Rule {
  /** What was changed, for display: `product`. */
  kind: string;
  methods: readonly string[];
  /** A regular expression for the whole path. Its groups are `$1` and `$2` in the members below; `$0` is the path. */
  path: string;
  /** The format of the values in requests and responses, see `shape.ts`. */
  shape: string;
  /** The path to read before and after; defaults to the path itself. */
  read?: string;
  /** The path for an undo; defaults to the path itself. */
  write?: string;
  /** The member of the request and response body that contains the values. */
  within?: string;
  /** Names to record, as a regular expression for whole names. */
  only?: string;
  /** Names to ignore, likewise. */
  except?: string;
  /** Names to record in any case, for writes without a body. */
  fields?: readonly string[];
  /** The id of the changed subject: a group of the path. */
  subject?: string;
  /** The path for reading its name, if the state doesn't contain one. */
  of?: string;
  /** Members that hold the record's name; the first one that is set is used. */
  name?: readonly string[];
  /** Defaults to `changed`. A `created` record is deleted to undo it. */
  action?: string;
  /** Deleting needs `force`, because there is no trash. */
  force?: boolean;
  /** The capability needed to read the values; defaults to `manage_woocommerce`. */
  capability?: string;
  /** Names whose values can be read with `manage_woocommerce` anyway. */
  shared?: readonly string[];
  /** A user's own preference, which other users can't undo. */
  isOwn?: boolean;
  /** Why it can never be undone, if so. */
  final?: string;
}

/** A rule with the write that it matches. */
export interface Match {
  rule: Rule;
  method: Method;
  path: string;
  /** Replaces `$0`, `$1` and `$2` with the groups of the path. */
  fill: (template: string) => string;
}

const compiledRules: readonly (readonly [RegExp, Rule])[] = rules.map((rule) => [
  new RegExp(`^${rule.path}$`),
  rule,
]);

/** The first rule that matches a write; `undefined` for writes that are not recorded. */
export function findRule(name: string, path: string): Match | undefined {
  const method = METHODS.find((each) => each === name);
  if (!method) return undefined;
  for (const [expression, rule] of compiledRules) {
    const groups = rule.methods.includes(method) ? expression.exec(path) : null;
    if (groups) {
      const fill = (text: string) => text.replaceAll(/\$(\d)/g, (_, group: string) => groups[+group] ?? '');
      return { rule, method, path, fill };
    }
  }
  return undefined;
}

/** Whether a rule records a name. */
export function counts({ only, except }: Rule, name: string): boolean {
  const fits = (expression: string) => new RegExp(`^(?:${expression})$`).test(name);
  return (only === undefined || fits(only)) && (except === undefined || !fits(except));
}
