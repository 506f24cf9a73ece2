import { createElement, type ComponentType } from 'react';
import { filterList, useFilterChanges, type ProductPlaceProps } from '@admin/extensions';
import type { HostSection, ProductRecord } from '@admin/store-product';
import type { LayoutKind, Section } from '../form';
import { listSections } from '../sections';
import { Contributed } from './contributed';
import { useHostForm } from './use-host-form';

/** The lists that extensions add to. */
const SECTIONS = 'store_admin_product_sections';
const TABS = 'store_admin_product_tabs';

/** A section of our own or of an extension, which may be in a tab of its own. */
export interface PlacedSection extends Omit<Section, 'tab'> {
  tab: string;
}

interface ContributedSection extends Pick<PlacedSection, 'id' | 'tab' | 'title' | 'description' | 'order'> {
  Content: ComponentType<ProductPlaceProps>;
}

interface ExtensionTab {
  id: string;
  title: string;
}

/** All sections there are, whatever the product. */
export function useAllSections(): readonly PlacedSection[] {
  useFilterChanges(SECTIONS);
  const { sections } = useHostForm();
  return [
    ...listSections(),
    ...sections.map(fromHost),
    ...filterList(SECTIONS, () => [], isSection).map(toPlaced),
  ];
}

/** What is in it are fields, which every section renders. */
const fromHost = (section: HostSection): PlacedSection => ({ ...section, content: Nothing });

const Nothing = () => null;

/** By what an extension renders, so that a section keeps its state from one drawing to the next. */
const contents = new WeakMap<object, ComponentType>();

function toPlaced({ Content, ...section }: ContributedSection): PlacedSection {
  const known = contents.get(Content);
  const content = known ?? (() => createElement(Contributed, { Content }));
  if (!known) contents.set(Content, content);
  return { ...section, content };
}

export function useExtensionTabs(): readonly ExtensionTab[] {
  useFilterChanges(TABS);
  return filterList(TABS, () => [], isTab);
}

/** The sections of a form in their order, by its layout and by what the record is. */
export const placeIn = (
  sections: readonly PlacedSection[],
  { form, layout }: { form: 'product' | 'variation'; layout: LayoutKind },
  record: ProductRecord,
): PlacedSection[] =>
  sections
    .filter(({ forms = ['product'], layouts }) => forms.includes(form) && (layouts?.includes(layout) ?? true))
    .filter(({ isShown }) => isShown?.(record) ?? true)
    .toSorted((one, other) => one.order - other.order);

function isSection(entry: unknown): entry is ContributedSection {
  const { id, tab, title, Content, order } = Object(entry);
  return (
    [id, tab, title].every((text) => typeof text === 'string') &&
    typeof order === 'number' &&
    typeof Content === 'function'
  );
}

function isTab(entry: unknown): entry is ExtensionTab {
  const { id, title } = Object(entry);
  return typeof id === 'string' && typeof title === 'string';
}
