import { isMap } from '../../rest';
import { counts } from './rules';
import type { Match, Rule } from './rules';
import { isSecretField } from './secrets';

/** Values by name: `settings.title` is a nested member, `12.name` a member of the item with that id. */
export type Values = Readonly<Record<string, unknown>>;

/** The values of a state, with more information about them. */
interface StateDescription {
  values: Values;
  /** Labels by name, if the state has them; names of the items of a batch by their id. */
  labels: Readonly<Record<string, string>>;
  /** Names whose values must not be stored. */
  secrets: readonly string[];
}

/** The member for extensions' data, as a list of keys and values. */
const META = 'meta_data';

/** The names of the values that a write changes. */
export function getNames({ rule, path }: Match, body: unknown): string[] {
  if (rule.fields) return [...rule.fields];
  switch (rule.shape) {
    case 'task':
      return [taskMemberOf(path)];
    case 'whole':
      return ['value'];
    case 'notes':
      return ['messages'];
    case 'plugins':
      return listPlugins(body);
    case 'settings':
      return itemsOf(body).map(({ id }) => String(id));
    case 'items':
      return itemsOf(body).flatMap(({ id, ...members }) =>
        namesIn(rule, members).map((name) => `${String(id)}.${name}`),
      );
    default:
      return namesIn(rule, member(body, rule.within));
  }
}

/** Settings of gateways and shipping methods are nested members; so is extensions' meta data, by key. */
const namesIn = (rule: Rule, members: unknown): string[] =>
  entriesOf(members).flatMap(([name, value]) => {
    if (!counts(rule, name)) return [];
    if (name === META) return [...new Set(listOf(value).map(({ key }) => `${META}.${String(key)}`))];
    return name === 'settings' && isMap(value) ? Object.keys(value).map((key) => `settings.${key}`) : [name];
  });

/** The named values of a state; `null` if it has none of them. */
export function describe({ rule, path }: Match, names: readonly string[], state: unknown): StateDescription {
  const fields =
    rule.shape === 'settings' ? new Map(listOf(state).map((item) => [item['id'], item])) : undefined;
  const whole = rule.shape === 'members' ? member(state, rule.within) : state;
  const values: Record<string, unknown> = {};
  const labels: Record<string, string> = {};
  const secrets: string[] = [];
  for (const name of names) {
    const field = fields ? fields.get(name) : fieldOf(rule, name, whole);
    values[name] =
      fields || name.startsWith('settings.') ? (field?.['value'] ?? null) : valueOf(rule, path, name, whole);
    if (typeof field?.['label'] === 'string') labels[name] = field['label'];
    if (isSecretField(name, field)) secrets.push(name);
  }
  if (rule.shape === 'items')
    for (const item of listOf(state)) labels[String(item['id'])] = getItemName(item);
  return { values, labels, secrets };
}

function fieldOf(rule: Rule, name: string, state: unknown): Readonly<Record<string, unknown>> | undefined {
  if (rule.shape !== 'members' || !isMap(state)) return undefined;
  // A single setting is its own description.
  if (name === 'value') return state;
  const settings = state['settings'];
  const field =
    name.startsWith('settings.') && isMap(settings) ? settings[name.slice('settings.'.length)] : undefined;
  return isMap(field) ? field : undefined;
}

function valueOf(rule: Rule, path: string, name: string, state: unknown): unknown {
  switch (rule.shape) {
    case 'task':
      return findTask(path, state)?.[name] ?? null;
    case 'whole':
      return listOf(state).map(({ _links, ...rest }) => rest);
    case 'notes':
      return listOf(state)
        .filter((note) => !note['is_deleted'])
        .map(({ id, title }) => ({ id, title }));
    case 'plugins':
      return isMap(state) && Array.isArray(state['plugins']) && state['plugins'].includes(name);
    case 'items': {
      const [id = '', ...rest] = name.split('.');
      return memberOf(
        listOf(state).find((item) => String(item['id']) === id),
        rest.join('.'),
      );
    }
    default:
      return memberOf(state, name);
  }
}

/** Variations are named by their attributes. */
function getItemName({ attributes, name }: Readonly<Record<string, unknown>>): string {
  const options = listOf(attributes).flatMap(({ option }) => (typeof option === 'string' ? [option] : []));
  if (options.length > 0) return options.join(', ');
  return typeof name === 'string' ? name : '';
}

function memberOf(record: unknown, name: string): unknown {
  if (!isMap(record)) return null;
  const key = metaKeyOf(name);
  if (key === undefined) return record[name] ?? null;
  return listOf(record[META]).find((meta) => meta['key'] === key)?.['value'] ?? null;
}

/** Extensions' keys may contain dots themselves. */
const metaKeyOf = (name: string): string | undefined =>
  name.startsWith(`${META}.`) ? name.slice(META.length + 1) : undefined;

/**
 * A review is restored from spam or trash with its own status value; setting only the status would leave traces of
 * the old one behind.
 */
const RETURNS: Readonly<Record<string, string>> = { spam: 'unspam', trash: 'untrash' };

/** The write that sets the values, given the current state. */
export function compose(
  { rule, path, fill }: Match,
  values: Values,
  now: Values = {},
): { path: string; body: unknown } {
  const target = fill(rule.write ?? '$0');
  switch (rule.shape) {
    case 'task':
      return { path: path.replace(/(?<=\/)\w+$/, taskVerbFor(values)), body: {} };
    case 'whole':
      return { path: target, body: values['value'] };
    case 'settings':
      return { path: target, body: { update: Object.entries(values).map(([id, value]) => ({ id, value })) } };
    case 'items':
      return { path: target, body: { update: toItems(values) } };
    case 'notes':
      return { path: target, body: toNotesChange(values, now) };
    default: {
      const way = rule.kind === 'review' ? RETURNS[String(now['status'])] : undefined;
      const members = { ...toMembers(values), ...(way !== undefined && { status: way }) };
      return { path: target, body: rule.within === undefined ? members : { [rule.within]: members } };
    }
  }
}

function toMembers(values: Values): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  const settings: Record<string, unknown> = {};
  const meta: object[] = [];
  for (const [name, value] of Object.entries(values)) {
    const key = metaKeyOf(name);
    // Meta data without a value is deleted.
    if (key !== undefined) meta.push({ key, value });
    else if (name.startsWith('settings.')) settings[name.slice('settings.'.length)] = value;
    else members[name] = toSent(name, value);
  }
  return {
    ...members,
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(meta.length > 0 && { [META]: meta }),
  };
}

/** Converts a value that is read in another format than it is written. */
function toSent(name: string, value: unknown): unknown {
  // The platform stores this value as sent, and its column takes numbers.
  if (name === 'is_deleted') return Number(value);
  // Who unsubscribed is stored separately.
  return name === 'recipients' ? listOf(value).map(({ address }) => address) : value;
}

/** Restores missing messages; if none are missing, deletes the ones that were restored. */
function toNotesChange(values: Values, now: Values): object {
  const [wanted, present] = [values, now].map(({ messages }) => listOf(messages).map(({ id }) => id));
  const missing = (wanted ?? []).filter((id) => !present?.includes(id));
  const further = (present ?? []).filter((id) => !wanted?.includes(id));
  return missing.length > 0 ? { noteIds: missing, is_deleted: 0 } : { noteIds: further, is_deleted: 1 };
}

function toItems(values: Values): object[] {
  const items = new Map<string, Record<string, unknown>>();
  for (const [name, value] of Object.entries(values)) {
    const [id = '', ...rest] = name.split('.');
    items.set(id, { ...items.get(id), [rest.join('.')]: value });
  }
  return [...items].map(([id, members]) => ({ id: Number(id), ...toMembers(members) }));
}

/** The name of the state's subject; `''` if it has none. */
export function getName({ rule, path }: Match, state: unknown): string {
  const record = rule.shape === 'task' ? findTask(path, state) : state;
  const names = rule.shape === 'task' ? ['title'] : (rule.name ?? []);
  // With several items, the first one's name would be misleading.
  const only = Array.isArray(record) && record.length === 1 ? listOf(record)[0] : record;
  if (!isMap(only)) return '';
  for (const name of names) {
    const value = only[name];
    if ((typeof value === 'string' || typeof value === 'number') && value !== '') return String(value);
  }
  return '';
}

/** Ids of the items of a batch. */
export const getIds = (body: unknown): string =>
  itemsOf(body)
    .map(({ id }) => String(id))
    .join(',');

/** Whether a batch does more than change items; the rest can't be undone together with them. */
export const isMixed = (body: unknown): boolean =>
  isMap(body) && ['create', 'delete'].some((name) => Array.isArray(body[name]) && body[name].length > 0);

/** `/tasks/payments/undo_snooze` is about `isSnoozed`. */
const taskMemberOf = (path: string): string =>
  ({ dismiss: 'isDismissed', snooze: 'isSnoozed', hide: 'isHidden', unhide: 'isHidden' })[
    path.replace(/^.*\/(?:undo_)?/, '')
  ] ?? '';

function taskVerbFor(values: Values): string {
  const [name = '', value] = Object.entries(values)[0] ?? [];
  if (name === 'isHidden') return value ? 'hide' : 'unhide';
  return `${value ? '' : 'undo_'}${name === 'isDismissed' ? 'dismiss' : 'snooze'}`;
}

/** The task or task list in a path. */
function findTask(path: string, state: unknown): Readonly<Record<string, unknown>> | undefined {
  const id = path.split('/').at(-2);
  const lists = listOf(state);
  return [...lists, ...lists.flatMap(({ tasks }) => listOf(tasks))].find((each) => each['id'] === id);
}

function listPlugins(body: unknown): string[] {
  const plugins = isMap(body) ? body['plugins'] : undefined;
  return typeof plugins === 'string' ? plugins.split(',').map((slug) => slug.trim()) : [];
}

const itemsOf = (body: unknown): Readonly<Record<string, unknown>>[] => listOf(member(body, 'update'));

const listOf = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isMap) : [];

const entriesOf = (value: unknown): [string, unknown][] => (isMap(value) ? Object.entries(value) : []);

const member = (value: unknown, name: string | undefined): unknown =>
  name === undefined ? value : isMap(value) ? value[name] : undefined;
