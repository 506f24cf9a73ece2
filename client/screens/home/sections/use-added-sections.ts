import { filterList, useFilterChanges } from '@admin/extensions';
import { useCan } from '@admin/store-user';
import type { Section } from './sections';

/** Extensions add sections of their own. */
const FILTER = 'store_admin_home_sections';

interface AddedSection extends Pick<Section, 'id' | 'Content'> {
  column: 'first' | 'second';
  capability?: string;
}

/** What extensions add to the columns, for those who hold the capability; however late they come. */
export function useAddedSections(): Record<AddedSection['column'], Section[]> {
  useFilterChanges(FILTER);
  const can = useCan();
  const of = (column: AddedSection['column']): Section[] =>
    filterList(FILTER, () => [], isAddedSection)
      .filter((section) => section.column === column)
      .filter(({ capability }) => capability === undefined || can(capability))
      .map((section) => ({ ...section, isShown: () => true, placeholderRows: 2 }));
  return { first: of('first'), second: of('second') };
}

const isAddedSection = (value: unknown): value is AddedSection =>
  typeof Object(value).id === 'string' && typeof Object(value).Content === 'function';
