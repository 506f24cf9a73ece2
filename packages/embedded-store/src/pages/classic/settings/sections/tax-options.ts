import { getTaxClasses } from '../../../../resources/taxes';
import type { Visitor } from '../../../visitor';
import type { FieldGroup } from '../../form/field-table';
import { fieldGroup } from '../../form/field-table';
import type { PageForm, Problem } from '../../form/page-form';
import { write } from '../../form/write';
import { html } from '../../../../html/html';
import type { SettingsSection } from '../tabs/tab';
import { type Fields, withDraft } from '../../form/draft-fields';
import { readFields, saveFields } from '../stored-fields';

const CLASSES = 'woocommerce_tax_classes';

/** The options of taxes; the classes are typed as names, a line each, and kept as what they are. */
export function taxOptionsForm(groups: readonly FieldGroup[]): Pick<SettingsSection, 'open' | 'described'> {
  // Classes are records, which no setting can be: the dashboard leaves them to this page.
  const blocks = groups.map((each) => ({
    ...each,
    rows: each.rows.filter(({ settings }) => !settings.includes(CLASSES)),
  }));
  return { described: { group: 'tax', blocks }, open: openForm(groups) };
}

function openForm(groups: readonly FieldGroup[]) {
  return (visitor: Visitor): PageForm => {
    const { db } = visitor.store;
    const ids = groups.flatMap(({ rows }) => rows.flatMap(({ settings }) => settings));
    const stored = readFields(db, 'tax', ids);
    const names = namesOf(visitor);
    const fields: Fields = new Map(
      [...stored].map(([id, field]) => [id, id === CLASSES ? { ...field, value: names.join('\n') } : field]),
    );
    const others: Fields = new Map([...stored].filter(([id]) => id !== CLASSES));
    return {
      show: (draft) => html`${groups.map((each) => fieldGroup(each, withDraft(fields, draft)))}`,
      save: (sent) => ({
        problems: [
          ...saveFields(db, 'tax', { fields: others, sent }),
          ...saveClasses(visitor, names, sent.get(CLASSES)),
        ],
      }),
    };
  };
}

/** The standard class is always there, so nobody has to name it. */
function namesOf({ store }: Visitor): string[] {
  return getTaxClasses(store.db)
    .filter(({ slug }) => slug !== 'standard')
    .map(({ name }) => name);
}

/** New names become classes; classes that are no longer named go, with their rates. */
function saveClasses(visitor: Visitor, before: readonly string[], sent: string | null): Problem[] {
  if (sent === null) return [];
  const wanted = sent
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const root = '/wc/v3/taxes/classes';
  const gone = getTaxClasses(visitor.store.db).filter(
    ({ slug, name }) => slug !== 'standard' && !wanted.includes(name),
  );
  for (const { slug } of gone)
    write(visitor, { method: 'DELETE', path: `${root}/${slug}`, body: { force: true } });
  return wanted
    .filter((name) => !before.includes(name))
    .flatMap((name) => {
      const written = write(visitor, { method: 'POST', path: root, body: { name } });
      const label = 'Additional tax classes';
      return 'failure' in written
        ? [{ id: CLASSES, label, error: `“${name}”: ${written.failure.message}` }]
        : [];
    });
}
