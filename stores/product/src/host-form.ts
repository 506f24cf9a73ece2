import { decodeEntities } from '@admin/format';
import { isRecord, toList, toRecord } from '@admin/http';

const KINDS = ['text', 'number', 'checkbox', 'toggle', 'select', 'textarea'] as const;

/** A field that a plugin describes on the server (contract, remaining screens, section 2.10). */
export interface HostField {
  id: string;
  kind: (typeof KINDS)[number];
  /** The section that it stands in. */
  section: string;
  /** The member of the product that it edits. */
  name: string;
  label: string;
  help: string;
  placeholder: string;
  /** Of a `select`. */
  options: readonly { value: string; label: string }[];
}

/** A section that a plugin describes on the server. */
export interface HostSection {
  id: string;
  tab: string;
  title: string;
  description: string;
  order: number;
}

/** What plugins add to the form on the server. */
export interface HostForm {
  fields: readonly HostField[];
  sections: readonly HostSection[];
}

export const NO_HOST_FORM: HostForm = { fields: [], sections: [] };

/** What is no field or section is left out, and so is what nobody here knows how to draw. */
export function toHostForm(payload: unknown): HostForm {
  const { fields, sections } = toRecord(payload);
  const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;
  return {
    fields: listed(fields).flatMap(toField).toSorted(byOrder),
    sections: listed(sections).flatMap(toSection).toSorted(byOrder),
  };
}

function toField(entry: unknown): (HostField & { order: number })[] {
  if (!isRecord(entry)) return [];
  const { id, type, section, order, properties } = entry;
  const { name, label, help, placeholder, options } = isRecord(properties) ? properties : {};
  const kind = KINDS.find((each) => each === type);
  if (!kind || text(id) === '' || text(name) === '') return [];
  return [
    {
      id: text(id),
      kind,
      section: lastOf(text(section)),
      name: text(name),
      label: words(label) || text(name),
      help: words(help),
      placeholder: words(placeholder),
      options: listed(options).flatMap(toOption),
      order: toOrder(order),
    },
  ];
}

const toOption = (entry: unknown) =>
  isRecord(entry) ? [{ value: text(entry['value']), label: words(entry['label']) }] : [];

function toSection(entry: unknown): HostSection[] {
  if (!isRecord(entry) || text(entry['id']) === '') return [];
  const { id, title, description, location, order } = entry;
  return [
    {
      id: lastOf(text(id)),
      tab: lastOf(text(location)) || 'general',
      title: words(title),
      description: words(description),
      order: toOrder(order),
    },
  ];
}

/** Places are paths: `tab/general/details` is the section `details`. */
const lastOf = (path: string): string => path.split('/').at(-1) ?? '';

const listed = (value: unknown): readonly unknown[] => toList(value ?? []);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const words = (value: unknown): string => decodeEntities(text(value));

const toOrder = (value: unknown): number => (typeof value === 'number' ? value : 0);
