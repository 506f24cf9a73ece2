import { type InternalWrite, isMap } from '../../../rest';
import { html } from '../../../html/html';
import type { Visitor } from '../../visitor';
import { changedFields, toFields, withDraft } from '../form/draft-fields';
import type { FormField } from '../form/field';
import type { Outcome } from '../form/page-form';
import { toProblems, write } from '../form/write';
import { fieldRows, type RecordForm } from './record-page';

export interface SimpleRecord extends Pick<
  RecordForm,
  'title' | 'screen' | 'breadcrumbs' | 'addNew' | 'isPlain'
> {
  fields: readonly FormField[];
  /** The call that saves what was changed. */
  call: (body: Readonly<Record<string, unknown>>) => InternalWrite;
  button: string;
  /** Where to go on, by the number of what was saved. */
  goTo?: (id: number) => string;
  done: string;
}

/** A record whose fields are named like the members of the call that saves it. */
export function simpleRecord(visitor: Visitor, record: SimpleRecord): RecordForm {
  const fields = toFields(record.fields);
  return {
    ...record,
    messages: { updated: record.done },
    show: (draft) =>
      html`${fieldRows(withDraft(fields, draft), [...fields.keys()])}
        <p class="submit">
          <button type="submit" class="button-primary" name="save" value="1">${record.button}</button>
        </p>`,
    save: (sent): Outcome => {
      const empty = [...fields.values()].filter(
        ({ id, isRequired }) => isRequired && (sent.get(id) ?? '').trim() === '',
      );
      if (empty.length > 0) {
        return {
          problems: empty.map(({ id, label }) => ({ id, label, error: 'Please fill in this field.' })),
        };
      }
      const body = Object.fromEntries(
        changedFields(fields, sent).map((field) => [field.id, toMember(field)]),
      );
      const written = write(visitor, record.call(body));
      const places = Object.fromEntries([...fields.values()].map(({ id, label }) => [id, { id, label }]));
      if ('failure' in written) return { problems: toProblems(written.failure, places) };
      return record.goTo ? { goTo: record.goTo(written.id) } : {};
    },
  };
}

function toMember({ type, value }: FormField): unknown {
  if (type === 'checkbox') return value === 'yes';
  return isMap(value) ? undefined : value;
}
