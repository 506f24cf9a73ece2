import { html } from '../../../html/html';
import type { Visitor } from '../../../visitor';
import { type FieldGroup, fieldGroup } from '../../form/field-table';
import type { PageForm } from '../../form/page-form';
import { withDraft } from '../../form/draft-fields';
import { readFields, saveFields } from '../stored-fields';

/**
 * The form of some settings of a group, in these rows.
 * @param prefix of the names of the fields, where settings of several groups have the same ids.
 */
export function settingsForm(group: string, groups: readonly FieldGroup[], prefix = '') {
  return ({ store }: Visitor): PageForm => {
    const ids = groups.flatMap(({ rows }) => rows.flatMap(({ settings }) => settings));
    const fields = readFields(store.db, group, ids, prefix);
    return {
      show: (draft) => {
        const shown = withDraft(fields, draft);
        return html`${groups.map((each) => fieldGroup(withPrefix(each, prefix), shown))}`;
      },
      save: (sent) => ({ problems: saveFields(store.db, group, { fields, sent, prefix }) }),
    };
  };
}

function withPrefix(group: FieldGroup, prefix: string): FieldGroup {
  if (prefix === '') return group;
  const rows = group.rows.map((each) => ({ ...each, settings: each.settings.map((id) => prefix + id) }));
  return { ...group, rows };
}
