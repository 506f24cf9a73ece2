import { filterList, useFilterChanges } from '@admin/extensions';
import type { ProductRecord } from '@admin/store-product';
import type { Section } from '../form';
import { listSections } from '../sections';

/** The lists that extensions add to. */
const SECTIONS = 'store_admin_product_sections';
const TABS = 'store_admin_product_tabs';

/** A section of our own or of an extension, which may stand in a tab of its own. */
export interface PlacedSection extends Omit<Section, 'tab'> {
  tab: string;
}

interface ExtensionTab {
  id: string;
  title: string;
}

/** All sections there are, whatever the product. */
export function useAllSections(): readonly PlacedSection[] {
  useFilterChanges(SECTIONS);
  return [...listSections(), ...filterList(SECTIONS, () => [], isSection)];
}

export function useExtensionTabs(): readonly ExtensionTab[] {
  useFilterChanges(TABS);
  return filterList(TABS, () => [], isTab);
}

/** The sections of a form in their order, by what the record is. */
export const placeIn = (
  sections: readonly PlacedSection[],
  form: 'product' | 'variation',
  record: ProductRecord,
): PlacedSection[] =>
  sections
    .filter(({ forms = ['product'], isShown }) => forms.includes(form) && (isShown?.(record) ?? true))
    .toSorted((one, other) => one.order - other.order);

function isSection(entry: unknown): entry is PlacedSection {
  const { id, tab, title, content, order } = Object(entry);
  return (
    [id, tab, title].every((text) => typeof text === 'string') &&
    typeof order === 'number' &&
    (typeof content === 'function' || typeof content === 'object')
  );
}

function isTab(entry: unknown): entry is ExtensionTab {
  const { id, title } = Object(entry);
  return typeof id === 'string' && typeof title === 'string';
}
