import { camelCaseObject, listOrEmpty, optional, phpObject, text, tolerantList } from '@admin/schemas';
import * as v from 'valibot';

/** A setting by its place; value and choices are those of its group. */
export const DescribedSettingSchema = v.pipe(
  phpObject({
    id: v.string(),
    /** HTML entities included, as hosts send them. */
    label: text,
    description: text,
    /** The host's name of the kind of field: `text`, `multiselect`, `relative_date_selector`, … */
    type: text,
  }),
  v.transform((setting) => ({ ...setting, type: setting.type || 'text' })),
);

/** Settings that are next to each other; a row of checkboxes is a group. */
export const SettingsRowSchema = camelCaseObject({
  settings: listOrEmpty(DescribedSettingSchema),
  /** The row counts only while this setting has this value. */
  shown_if: optional(phpObject({ id: text, value: text })),
});

/** A heading with what belongs below it. Without rows it only tells something. */
export const SettingsBlockSchema = phpObject({
  id: v.string(),
  title: text,
  /** HTML, to be sanitized before it is shown. */
  description: text,
  rows: listOrEmpty(SettingsRowSchema),
});

export const SettingsSectionSchema = phpObject({
  /** `''` is the section that a page opens with. */
  id: v.string(),
  label: text,
  /** The group that all its settings belong to; without one it is a screen of the host, at `url`. */
  group: optional(v.string()),
  /** Absent where the host tells no order: all settings of the group then are below each other. */
  blocks: optional(tolerantList(SettingsBlockSchema)),
  /** Where the host shows what is no setting; `''` where there is nothing but settings. */
  url: text,
});

export const SettingsPageSchema = v.pipe(
  phpObject({ id: v.string(), label: text, sections: listOrEmpty(SettingsSectionSchema) }),
  v.transform((page) => ({ ...page, label: page.label || page.id })),
);

/** A group of settings as every host lists it. */
export const SettingsGroupSchema = v.pipe(
  phpObject({ id: v.string(), label: text, parent_id: text }),
  v.transform(({ id, label, parent_id }) => ({
    id,
    label: label || id,
    /** Id of the group it is a part of, or `''`. */
    parent: parent_id,
  })),
);

export const parsePages = v.parser(tolerantList(SettingsPageSchema));
export const parseGroups = v.parser(tolerantList(SettingsGroupSchema));
