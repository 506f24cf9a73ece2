import { getSettings, updateSetting } from '../../../site';
import type { SettingsBlock, SettingsSection } from '../../../sales';
import { getTaxClasses } from '../../../sales';
import type { InternalWrite } from '../../../rest';
import { html } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import { changedFields, toFields, toProblem, withDraft } from '../form/draft-fields';
import type { Fields } from '../form/draft-fields';
import { fieldGroup } from '../form/field-table';
import type { PageForm, Problem } from '../form/page-form';
import { write } from '../form/write';
import { __ } from '../../../i18n';

const TAX_CLASSES = 'woocommerce_tax_classes';

/** The form of a section that consists of settings. */
export function settingsForm(context: AdminPageContext, section: SettingsSection): PageForm {
  const { group = '', blocks = [], prefix = '' } = section;
  const { db } = context.store;
  const ids = new Set(blocks.flatMap(({ rows }) => rows.flatMap(({ settings }) => settings)));
  const settings = (getSettings(db, group) ?? []).filter(({ id }) => ids.has(id));
  const fields = toFields(settings.map((setting) => ({ ...setting, id: prefix + setting.id })));
  return {
    show: (draft) => {
      const shown = withDraft(fields, draft);
      return html`${blocks.map((block) => fieldGroup(withPrefix(block, prefix), shown))}`;
    },
    ...(fields.size > 0 && {
      save: (sent) => ({
        problems: changedFields(fields, sent).flatMap((field) => {
          const result = updateSetting(db, group, field.id.slice(prefix.length), field.value);
          return typeof result === 'string' ? [toProblem(field)] : [];
        }),
      }),
    }),
  };
}

function withPrefix(block: SettingsBlock, prefix: string): SettingsBlock {
  const rows = block.rows.map((row) => ({ ...row, settings: row.settings.map((id) => prefix + id) }));
  return { ...block, rows };
}

/** The tax options, with one tax class name per line. */
export function taxOptionsForm(context: AdminPageContext, section: SettingsSection): PageForm {
  const { group = '', blocks = [] } = section;
  const { db } = context.store;
  const isClasses = (row: SettingsBlock['rows'][number]) => row.settings.includes(TAX_CLASSES);
  const options = settingsForm(context, {
    ...section,
    blocks: blocks.map((block) => ({ ...block, rows: block.rows.filter((row) => !isClasses(row)) })),
  });
  const names = classNames(context);
  const fields: Fields = toFields(
    (getSettings(db, group) ?? []).map((setting) =>
      setting.id === TAX_CLASSES ? { ...setting, value: names.join('\n') } : setting,
    ),
  );
  return {
    show: (draft) => html`${blocks.map((block) => fieldGroup(block, withDraft(fields, draft)))}`,
    save: (sent, files) => ({
      problems: [
        ...(options.save?.(sent, files).problems ?? []),
        ...saveClasses(context, names, sent.get(TAX_CLASSES)),
      ],
    }),
  };
}

/** Excludes the standard class, which always exists. */
function classNames({ store }: AdminPageContext): string[] {
  return getTaxClasses(store.db)
    .filter(({ slug }) => slug !== 'standard')
    .map(({ name }) => name);
}

/** Creates a class for each new name; deletes classes that are no longer listed, with their rates. */
function saveClasses(context: AdminPageContext, before: readonly string[], sent: string | null): Problem[] {
  if (sent === null) return [];
  const names = sent.split('\n').flatMap((line) => line.trim() || []);
  const root = '/wc/v3/taxes/classes';
  const change = (name: string, request: InternalWrite): Problem[] => {
    const written = write(context, request);
    if (!('failure' in written)) return [];
    const error = `“${name}”: ${written.failure.message}`;
    return [{ id: TAX_CLASSES, label: __('Additional tax classes', 'store-admin'), error }];
  };
  const removed = getTaxClasses(context.store.db)
    .filter(({ slug, name }) => slug !== 'standard' && !names.includes(name))
    .flatMap(({ slug, name }) =>
      change(name, { method: 'DELETE', path: `${root}/${slug}`, body: { force: true } }),
    );
  const added = names
    .filter((name) => !before.includes(name))
    .flatMap((name) => change(name, { method: 'POST', path: root, body: { name } }));
  return [...removed, ...added];
}
