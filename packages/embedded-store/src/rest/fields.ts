import { isMap } from './args';

type Tree = Map<string, Tree>;

/**
 * Keeps only the members named in `_fields`, a list or comma-separated text with dots for nested members. Applies to
 * each item of a list, but not to lists nested further inside, as on the platform.
 */
export function selectFields(body: unknown, fields: unknown): unknown {
  const names = toNames(fields);
  if (names.length === 0) return body;
  const tree = toTree(names);
  return Array.isArray(body) ? body.map((item) => cut(item, tree)) : cut(body, tree);
}

function toNames(fields: unknown): string[] {
  const list: unknown[] = Array.isArray(fields) ? fields : [fields];
  const names = list.flatMap((name) => (typeof name === 'string' ? name.split(',') : []));
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

function toTree(names: readonly string[]): Tree {
  const root: Tree = new Map();
  for (const name of names) {
    let branch = root;
    for (const part of name.split('.')) {
      const next = branch.get(part) ?? new Map();
      branch.set(part, next);
      branch = next;
    }
  }
  return root;
}

function cut(value: unknown, tree: Tree): unknown {
  if (tree.size === 0) return value;
  if (Array.isArray(value)) return [];
  if (!isMap(value)) return value;
  const kept = Object.entries(value).filter(([name]) => tree.has(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, cut(member, tree.get(name) ?? new Map())]));
}
