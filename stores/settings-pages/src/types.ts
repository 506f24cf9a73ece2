/** A setting by its place; value and choices are those of its group. */
export interface DescribedSetting {
  id: string;
  /** HTML entities included, as hosts send them. */
  label: string;
  description: string;
  /** The host's name of the kind of field: `text`, `multiselect`, `relative_date_selector`, … */
  type: string;
}

/** Settings that stand beside each other; a row of checkboxes is a group. */
export interface SettingsRow {
  settings: DescribedSetting[];
  /** The row counts only while this setting has this value. */
  shownIf?: { id: string; value: string };
}

/** A heading with what belongs below it. Without rows it only tells something. */
export interface SettingsBlock {
  id: string;
  title: string;
  /** HTML, to be sanitised before it is shown. */
  description: string;
  rows: SettingsRow[];
}

export interface SettingsSection {
  /** `''` is the section that a page opens with. */
  id: string;
  label: string;
  /** The group that all its settings belong to; without one it is a screen of the host, at `url`. */
  group?: string;
  /** Absent where the host tells no order: all settings of the group then stand below each other. */
  blocks?: SettingsBlock[];
  /** Where the host shows what is no setting; `''` where there is nothing but settings. */
  url: string;
}

export interface SettingsPage {
  id: string;
  label: string;
  sections: SettingsSection[];
}

/** A group of settings as every host lists it. */
export interface SettingsGroup {
  id: string;
  label: string;
  /** Id of the group it is a part of, or `''`. */
  parent: string;
}
