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

/** A record as the REST API answers it. */
export type RestRecord = Readonly<Record<string, unknown>>;

/** A field by the name that the platform's form gives it. */
export interface RecordField extends Omit<FormField, 'value' | 'error'> {
  /** The member of the record, `billing.city` inside another one; the id when left out. */
  member?: string;
  /** From the member to what the field shows and back, where the type alone does not say it. */
  read?: (member: unknown) => OptionValue;
  write?: (value: OptionValue) => unknown;
  /** No member of the record: it begins empty, or with what `read` gives, and `saveRest` or `extraBody` reads it. */
  isExtra?: boolean;
}

/** Some fields below a heading; without a title there is no box around them. */
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
  /** Sent when it is pressed. */
  name: string;
  label: string;
  isPrimary?: boolean;
  isDestructive?: boolean;
  /** What else becomes of the record. */
  body?: RestRecord;
  /** Instead of saving what was typed. */
  call?: InternalWrite;
  /** Where to go on after that; the page itself when left out. */
  goTo?: string;
  /** The name of the message that says so. */
  message: string;
}

/** The page that edits one record. */
export interface RecordForm extends Omit<ClassicPage, 'content' | 'head' | 'status'> {
  /** Beside the title. */
  link?: Link;
  /** What is said after saving, by name. */
  messages?: Readonly<Record<string, string>>;
  takesFiles?: boolean;
  boxes: readonly Box[];
  /** As it is stored; of a new one, what a call that says nothing would make. */
  record?: RestRecord;
  /** Where it is saved in the REST API: `{ root: '/wc/v3/coupons', id: 12 }`, without an id for a new one. */
  rest?: { root: string; id?: number | string | undefined };
  /** Where a record is edited, below `/wp-admin/`. */
  addressOf?: (id: number) => string;
  /** Problems that the fields do not know of themselves, and what a call says besides them. */
  check?: (sent: URLSearchParams) => readonly Problem[];
  extraBody?: (sent: URLSearchParams) => RestRecord;
  /** Where members that no field has stand on the page. */
  places?: Readonly<Record<string, { id: string; label: string }>>;
  /** What is saved after the record itself. */
  saveRest?: (id: number, sent: URLSearchParams) => readonly Problem[];
  /** For a form that is no record. */
  save?: NonNullable<PageForm['save']>;
}

/** `field('price', '_sale_price', 'Sale price', { member: 'sale_price' })` */
export const field = (
  type: RecordField['type'],
  id: string,
  label: string,
  more: Omit<Partial<RecordField>, 'type' | 'id' | 'label'> = {},
): RecordField => ({ type, id, label, ...more });

/** What stands between commas. */
export function splitList(value: OptionValue): string[] {
  const parts = typeof value === 'string' ? value.split(',') : [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** @param path `/wc/v3/coupons/12`; `undefined` when it is not there or the visitor may not read it. */
export function readRecord({ store, session }: AdminPageContext, path: string): RestRecord | undefined {
  const { status, body } = getInternally(store, session.user, path);
  return status === 200 && isMap(body) ? body : undefined;
}

export const getFields = ({ boxes }: RecordForm): readonly RecordField[] =>
  boxes.flatMap(({ fields = [] }) => fields);

/** The fields with the values of the record. */
export function readFields(form: RecordForm): Fields {
  return toFields(
    getFields(form).map((each) => ({ ...each, value: toValue(each, memberOf(form.record ?? {}, each)) })),
  );
}

/** What a call says of the fields that were changed. */
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
