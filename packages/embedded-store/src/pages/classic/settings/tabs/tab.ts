import type { StoreDatabase } from '../../../../database';
import type { Visitor } from '../../../visitor';
import type { FieldGroup } from '../../form/field-table';
import type { PageForm } from '../../form/page-form';

/** Settings of one group, below their headings. */
export interface FormDescription {
  group: string;
  blocks: readonly FieldGroup[];
}

/** One form of a tab: `…&tab=tax&section=standard`. */
export interface SettingsSection {
  /** `''` is the section a tab opens with. */
  slug: string;
  label: string;
  /** The tab's own page leads there, so that the row of sections need not. */
  isUnlisted?: boolean;
  /** The form at the address asked for; `undefined` when what the address names is not there. */
  open: (visitor: Visitor) => PageForm | undefined;
  /** What the form is made of, where that is nothing but settings: the dashboard can then draw it as well. */
  described?: FormDescription;
}

export interface SettingsTab {
  slug: string;
  label: string;
  /** As the store is at the moment: gateways and classes of tax come and go. */
  sections: (db: StoreDatabase) => readonly SettingsSection[];
}
