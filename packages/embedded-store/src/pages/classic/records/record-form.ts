import type { Html } from '../../../html/html';
import { getInternally } from '../../../routes';
import type { OptionValue } from '../../../site';
import type { InternalWrite } from '../../../rest';
import { isMap } from '../../../rest';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { ClassicPage } from '../classic-page';
import type { Fields } from '../form/draft-fields';
import { toFields } from '../form/draft-fields';
import type { FormField } from '../form/field';
import type { PageForm, Problem } from '../form/page-form';
import type { Link } from '../lists/list';

/** A record as the REST API returns it. */
export type RestRecord = Readonly<Record<string, unknown>>;

/** A field with its name in the platform's form. */
export interface RecordField extends Omit<FormField, 'value' | 'error'> {
  /** The record's member, or `billing.city` for a nested one; defaults to the id. */
  member?: string;
  /** Converts the member to the field's value and back, where the type alone isn't enough. */
  read?: (member: unknown) => OptionValue;
  write?: (value: OptionValue) => unknown;
  /**
   * Not a member of the record: it starts empty or with the result of `read`, and `saveRest` or `extraBody` reads it.
   */
  isExtra?: boolean;
}

/** A group of fields under a heading; without a title there is no box around it. */
export interface Box {
  id: string;
  title: string;
  description?: string;
  content?: Html;
  fields?: readonly RecordField[];
  buttons?: readonly Button[];
  /** In the second column. */
  isSide?: boolean;
}

export interface Button {
  /** Submitted when the button is pressed. */
  name: string;
  label: string;
  isPrimary?: boolean;
  isDestructive?: boolean;
  /** Additional changes to the record. */
  body?: RestRecord;
  /** Runs in place of saving the form. */
  call?: InternalWrite;
  /** Where to redirect afterwards; defaults to the page itself. */
  goTo?: string;
  /** Key of the success message. */
  message: string;
}

/** The page that edits one record. */
export interface RecordForm extends Omit<ClassicPage, 'content' | 'head' | 'status'> {
  /** Next to the title. */
  link?: Link;
  /** Success messages by key. */
  messages?: Readonly<Record<string, string>>;
  takesFiles?: boolean;
  boxes: readonly Box[];
  /** The stored record; for a new one, the default values. */
  record?: RestRecord;
  /** The REST resource: `{ root: '/wc/v3/coupons', id: 12 }`, without an id for a new record. */
  rest?: { root: string; id?: number | string | undefined };
  /** The URL for editing a record, relative to `/wp-admin/`. */
  addressOf?: (id: number) => string;
  /** Checks across fields, in addition to those of each field. */
  check?: (sent: URLSearchParams) => readonly Problem[];
  extraBody?: (sent: URLSearchParams) => RestRecord;
  /** Where to show errors of members that have no field. */
  places?: Readonly<Record<string, { id: string; label: string }>>;
  /** Saves related data after the record itself. */
  saveRest?: (id: number, sent: URLSearchParams) => readonly Problem[];
  /** For a form that is not a record. */
  save?: NonNullable<PageForm['save']>;
}

/** `field('price', '_sale_price', 'Sale price', { member: 'sale_price' })` */
export const field = (
  type: RecordField['type'],
  id: string,
  label: string,
  more: Omit<Partial<RecordField>, 'type' | 'id' | 'label'> = {},
): RecordField => ({ type, id, label, ...more });

/** Splits text separated by commas of Latin, Arabic, Chinese or Japanese. */
export function splitList(value: OptionValue): string[] {
  const parts = typeof value === 'string' ? value.split(/[,،，、]/) : [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Reads a record through the REST API.
 * @param path `/wc/v3/coupons/12`; `undefined` when it is not there or the user may not read it.
 */
export function readRecord({ store, session }: AdminPageContext, path: string): RestRecord | undefined {
  const { status, body } = getInternally(store, session.user, path);
  return status === 200 && isMap(body) ? body : undefined;
}

export const getFields = ({ boxes }: RecordForm): readonly RecordField[] =>
  boxes.flatMap(({ fields = [] }) => fields);

/** The fields with the record's values. */
export function readFields(form: RecordForm): Fields {
  return toFields(
    getFields(form).map((each) => ({ ...each, value: toValue(each, memberOf(form.record ?? {}, each)) })),
  );
}

/** The request body for the changed fields. */
export function toBody(form: RecordForm, changed: readonly FormField[]): RestRecord {
  const values = new Map(changed.map(({ id, value }) => [id, value]));
  const body: Record<string, unknown> = {};
  for (const each of getFields(form)) {
    const value = values.get(each.id);
    if (value === undefined || each.isExtra) continue;
    const [name = each.id, inner] = (each.member ?? each.id).split('.');
    const member = each.write ? each.write(value) : toMember(each, value);
    if (inner === undefined) body[name] = member;
    else body[name] = { ...(isMap(body[name]) ? body[name] : {}), [inner]: member };
  }
  return body;
}

function memberOf(record: RestRecord, { id, member = id }: RecordField): unknown {
  const [name = '', inner] = member.split('.');
  const value = record[name];
  if (inner === undefined) return value;
  return isMap(value) ? value[inner] : undefined;
}

function toValue({ type, read }: RecordField, member: unknown): OptionValue {
  if (read) return read(member);
  if (type === 'checkbox') return member === true ? 'yes' : 'no';
  if (type === 'multiselect') return Array.isArray(member) ? member.map(String) : [];
  const text = typeof member === 'string' || typeof member === 'number' ? String(member) : '';
  return type === 'date' ? text.slice(0, 10) : text;
}

function toMember({ type }: RecordField, value: OptionValue): unknown {
  if (type === 'checkbox') return value === 'yes';
  if (type === 'multiselect') return Array.isArray(value) ? value.map(Number) : [];
  return (type === 'number' || type === 'date') && value === '' ? null : value;
}
