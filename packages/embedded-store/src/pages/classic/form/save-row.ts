import type { Visitor } from '../../visitor';
import type { Problem } from './page-form';
import { type EditorRow, NEW_ROW } from './row-editor';
import { type Places, toProblems, write } from './write';

interface RowToSave {
  /** Where records of this kind are in the REST contract. */
  root: string;
  row: EditorRow;
  /** As the row stands now; `undefined` when it is new, or somebody else removed it meanwhile. */
  stored: EditorRow | undefined;
  problemsOf: (row: EditorRow) => Problem[];
  toBody: (values: EditorRow['values']) => Record<string, unknown>;
  places: Places;
}

/** Adds, changes or removes the record of one row; one that nobody touched is left as it is. */
export function saveRow(visitor: Visitor, { root, row, stored, ...form }: RowToSave): Problem[] {
  const isNew = row.id === NEW_ROW;
  if (!isNew && !stored) return [];
  const path = isNew ? root : `${root}/${row.id}`;
  if (row.isRemoved) {
    write(visitor, { method: 'DELETE', path, body: { force: true } });
    return [];
  }
  if (JSON.stringify(row.values) === JSON.stringify(stored?.values)) return [];
  const problems = form.problemsOf(row);
  if (problems.length > 0) return problems;
  const written = write(visitor, { method: isNew ? 'POST' : 'PUT', path, body: form.toBody(row.values) });
  return 'failure' in written ? toProblems(written.failure, form.places) : [];
}
