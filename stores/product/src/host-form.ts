import {
  listOrEmpty,
  nonEmptyText,
  numberOrZero,
  phpObject,
  plainText,
  text,
  tolerantList,
} from '@admin/schemas';
import * as v from 'valibot';

/** The last part of a path: `tab/general/details` is the section `details`. */
const lastOf = (path: string): string => path.split('/').at(-1) ?? '';

const OptionSchema = phpObject({ value: text, label: plainText });

/** A field that a plugin defines on the server (contract, remaining screens, section 2.10). */
const FieldSchema = v.pipe(
  phpObject({
    id: nonEmptyText,
    type: v.picklist(['text', 'number', 'checkbox', 'toggle', 'select', 'textarea']),
    section: text,
    order: numberOrZero,
    properties: phpObject({
      name: nonEmptyText,
      label: plainText,
      help: plainText,
      placeholder: plainText,
      options: listOrEmpty(OptionSchema),
    }),
  }),
  v.transform(({ id, type, section, order, properties: { name, label, ...properties } }) => ({
    ...properties,
    id,
    kind: type,
    /** The section that contains it. */
    section: lastOf(section),
    /** The product member that it edits. */
    name,
    label: label || name,
    order,
  })),
);

/** A section that a plugin defines on the server. */
const SectionSchema = v.pipe(
  phpObject({
    id: nonEmptyText,
    location: text,
    title: plainText,
    description: plainText,
    order: numberOrZero,
  }),
  v.transform(({ id, location, ...section }) => ({
    ...section,
    id: lastOf(id),
    tab: lastOf(location) || 'general',
  })),
);

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** Leaves out entries that are not fields or sections, and fields of unknown types. */
const HostFormSchema = v.pipe(
  phpObject({
    fields: v.optional(tolerantList(FieldSchema), []),
    sections: v.optional(tolerantList(SectionSchema), []),
  }),
  v.transform(({ fields, sections }) => ({
    fields: fields.toSorted(byOrder),
    sections: sections.toSorted(byOrder),
  })),
);

/** The fields and sections that plugins add on the server. */
export type HostForm = v.InferOutput<typeof HostFormSchema>;

export type HostField = HostForm['fields'][number];

export type HostSection = HostForm['sections'][number];

export const NO_HOST_FORM: HostForm = { fields: [], sections: [] };

export const parseHostForm = v.parser(HostFormSchema);
