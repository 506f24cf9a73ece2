import { filterList, useFilterChanges } from '@admin/extensions';
import { useCan } from '@admin/store-user';
import type { Section } from './sections';

/** Lets extensions add sections. */
const FILTER = 'store_admin_home_sections';

interface AddedSection extends Pick<Section, 'id' | 'Content'> {
  column: 'first' | 'second';
  capability?: string;
}

/** Returns the sections that extensions add to the columns, for users with the capability, including late additions. */
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
