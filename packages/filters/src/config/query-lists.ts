import type { AddressQuery, FilterValue } from './types';

/** A query with parsed lists: `between[0]=1&between[1]=5` is `{ between: ['1', '5'] }`. */
export type StructuredQuery = Readonly<Record<string, StructuredValue | undefined>>;

export type StructuredValue = FilterValue | readonly FilterValue[];

/** Query changes. `undefined` removes a parameter. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

const LIST_NAME = /^([^[\]]+)\[(\d{1,3})\](?:\[(\d{1,3})\])?$/;

/** Parses lists that are split into indexed parameters. */
export function parseQueryLists(query: AddressQuery): StructuredQuery {
  const plain: Record<string, StructuredValue> = {};
  const lists = new Map<string, Map<number, string | Map<number, string>>>();
  for (const [name, value] of Object.entries(query)) {
    const [, list, outer, inner] = LIST_NAME.exec(name) ?? [];
    if (list === undefined) plain[name] = value;
    else setListItem(lists, list, Number(outer), inner === undefined ? undefined : Number(inner), value);
  }
  for (const [name, items] of lists) {
    plain[name] = toSortedValues(items).map((item) =>
      typeof item === 'string' ? item : toSortedValues(item),
    );
  }
  return plain;
}

function setListItem(
  lists: Map<string, Map<number, string | Map<number, string>>>,
  list: string,
  outer: number,
  inner: number | undefined,
  value: string,
) {
  const items = lists.get(list) ?? new Map<number, string | Map<number, string>>();
  lists.set(list, items);
  if (inner === undefined) {
    items.set(outer, value);
    return;
  }
  const pair = items.get(outer);
  items.set(outer, (pair instanceof Map ? pair : new Map<number, string>()).set(inner, value));
}

const toSortedValues = <T>(items: ReadonlyMap<number, T>): T[] =>
  [...items].sort(([a], [b]) => a - b).map(([, item]) => item);

/** The query change that replaces lists, including all previous indexes. */
export function serializeQueryLists(change: StructuredQuery, query: AddressQuery): AddressChange {
  const flat: Record<string, string | undefined> = {};
  for (const name of Object.keys(query)) {
    const [, list] = LIST_NAME.exec(name) ?? [];
    if (list !== undefined && Object.hasOwn(change, list)) flat[name] = undefined;
  }
  for (const [name, value] of Object.entries(change)) {
    flat[name] = typeof value === 'string' ? value : undefined;
    if (typeof value !== 'object') continue;
    for (const [index, item] of value.entries()) {
      if (typeof item === 'string') flat[`${name}[${index}]`] = item;
      else for (const [place, part] of item.entries()) flat[`${name}[${index}][${place}]`] = part;
    }
  }
  return flat;
}
