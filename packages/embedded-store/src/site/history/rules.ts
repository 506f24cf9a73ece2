import { METHODS } from '../../rest';
import type { Method } from '../../rest';
import rules from './recorded.data.json';

/**
 * Which writes the history knows, and how their effect is read. Both hosts go by the same list, `recorded.data.json`: the
 * plugin's package takes a copy of it.
 */
export interface Rule {
  /** What was changed, for the reader: `product`. */
  kind: string;
  methods: readonly string[];
  /** Of the whole path. Its groups are `$1` and `$2` in the members below; `$0` is the path. */
  path: string;
  /** How values stand in what is sent and in what is read, see `shape.ts`. */
  shape: string;
  /** What is read before and after; the path itself where it is left out. */
  read?: string;
  /** Where an undo is sent; the path itself where it is left out. */
  write?: string;
  /** The member of the body and of the answer that holds the values. */
  within?: string;
  /** Names that count, as an expression of whole names. */
  only?: string;
  /** Names that do not count, likewise. */
  except?: string;
  /** Names that count whatever is sent, for writes that send nothing. */
  fields?: readonly string[];
  /** Which of its kind was changed: a group of the path. */
  subject?: string;
  /** What is read for its name, where the state has none of its own. */
  of?: string;
  /** Where a record says its name, the first that has one counts. */
  name?: readonly string[];
  /** `changed` where it is left out; what was `created` is undone by removing it. */
  action?: string;
  /** Removing needs to be told that there is no trash. */
  force?: boolean;
  /** Needed to read the values; `manage_woocommerce` where it is left out. */
  capability?: string;
  /** Names whose values can be read with `manage_woocommerce` all the same. */
  shared?: readonly string[];
  /** It is a choice of the person alone, whom nobody else's undo concerns. */
  isOwn?: boolean;
  /** Why it cannot be undone, where it never can. */
  final?: string;
}

/** A rule with the write that it fits. */
export interface Match {
  rule: Rule;
  method: Method;
  path: string;
  /** Puts the groups of the path in the place of `$0`, `$1` and `$2`. */
  fill: (template: string) => string;
}

const known: readonly (readonly [RegExp, Rule])[] = rules.map((rule) => [new RegExp(`^${rule.path}$`), rule]);

/** The first rule for a write; `undefined` for those that leave no trace in the history. */
export function findRule(name: string, path: string): Match | undefined {
  const method = METHODS.find((each) => each === name);
  if (!method) return undefined;
  for (const [expression, rule] of known) {
    const groups = rule.methods.includes(method) ? expression.exec(path) : null;
    if (groups) {
      const fill = (text: string) => text.replaceAll(/\$(\d)/g, (_, group: string) => groups[+group] ?? '');
      return { rule, method, path, fill };
    }
  }
  return undefined;
}

/** Whether a name counts for a rule. */
export function counts({ only, except }: Rule, name: string): boolean {
  const fits = (expression: string) => new RegExp(`^(?:${expression})$`).test(name);
  return (only === undefined || fits(only)) && (except === undefined || !fits(except));
}
