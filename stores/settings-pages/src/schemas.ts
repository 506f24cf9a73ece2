import { camelCaseObject, listOrEmpty, optional, phpObject, text, tolerantList } from '@admin/schemas';
import * as v from 'valibot';

/** The position of a setting; its value and options are in its group. */
export const DescribedSettingSchema = v.pipe(
  phpObject({
    id: v.string(),
    /** May contain HTML entities. */
    label: text,
    description: text,
    /** The host's name of the kind of field: `text`, `multiselect`, `relative_date_selector`, … */
    type: text,
  }),
  v.transform((setting) => ({ ...setting, type: setting.type || 'text' })),
);

/** Settings next to each other, such as a group of checkboxes. */
export const SettingsRowSchema = camelCaseObject({
  settings: listOrEmpty(DescribedSettingSchema),
  /** The row is only shown while this setting has this value. */
  shown_if: optional(phpObject({ id: text, value: text })),
});

/** A heading with its rows. Without rows it is only a text. */
export const SettingsBlockSchema = phpObject({
  id: v.string(),
  title: text,
  /** HTML, to be sanitized before it is shown. */
  description: text,
  rows: listOrEmpty(SettingsRowSchema),
});

export const SettingsSectionSchema = phpObject({
  /** `''` is a page's default section. */
  id: v.string(),
  label: text,
  /** The group of all its settings; without one, the section is a screen of the host, at `url`. */
  group: optional(v.string()),
  /** Missing if the host has no layout: the group's settings are then listed below each other. */
  blocks: optional(tolerantList(SettingsBlockSchema)),
  /** A screen of the host for content that is not a setting; `''` if there is none. */
  url: text,
});

export const SettingsPageSchema = v.pipe(
  phpObject({ id: v.string(), label: text, sections: listOrEmpty(SettingsSectionSchema) }),
  v.transform((page) => ({ ...page, label: page.label || page.id })),
);

/** A group of settings, as listed by all hosts. */
export const SettingsGroupSchema = v.pipe(
  phpObject({ id: v.string(), label: text, parent_id: text }),
  v.transform(({ id, label, parent_id }) => ({
    id,
    label: label || id,
    /** Id of its parent group, or `''`. */
    parent: parent_id,
  })),
);

export const parsePages = v.parser(tolerantList(SettingsPageSchema));
export const parseGroups = v.parser(tolerantList(SettingsGroupSchema));
