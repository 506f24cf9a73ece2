import { html } from '../../../../html/html';
import type { Visitor } from '../../../visitor';
import { type FieldGroup, fieldGroup } from '../../form/field-table';
import type { PageForm } from '../../form/page-form';
import { withDraft } from '../../form/draft-fields';
import { readFields, saveFields } from '../stored-fields';
import type { FormDescription } from '../tabs/tab';

/**
 * The form of some settings of a group, in these rows.
 * @param prefix of the names of the fields, where settings of several groups have the same ids.
 */
export function settingsForm(
  group: string,
  blocks: readonly FieldGroup[],
  prefix = '',
): { open: (visitor: Visitor) => PageForm; described: FormDescription } {
  return { described: { group, blocks }, open: (visitor) => openForm(visitor, { group, blocks, prefix }) };
}

interface FormOfSettings {
  group: string;
  blocks: readonly FieldGroup[];
  prefix: string;
}

function openForm({ store }: Visitor, { group, blocks, prefix }: FormOfSettings): PageForm {
  const ids = blocks.flatMap(({ rows }) => rows.flatMap(({ settings }) => settings));
  const fields = readFields(store.db, group, ids, prefix);
  return {
    show: (draft) => {
      const shown = withDraft(fields, draft);
      return html`${blocks.map((each) => fieldGroup(withPrefix(each, prefix), shown))}`;
    },
    save: (sent) => ({ problems: saveFields(store.db, group, { fields, sent, prefix }) }),
  };
}

function withPrefix(group: FieldGroup, prefix: string): FieldGroup {
  if (prefix === '') return group;
  const rows = group.rows.map((each) => ({ ...each, settings: each.settings.map((id) => prefix + id) }));
  return { ...group, rows };
}
