import { createElement, type ComponentType } from 'react';
import { filterList, useFilterChanges, type ProductPlaceProps } from '@admin/extensions';
import type { HostSection, ProductRecord } from '@admin/store-product';
import type { LayoutKind, Section } from '../form';
import { listSections } from '../sections';
import { Contributed } from './contributed';
import { useHostForm } from './use-host-form';

/** Lists that extensions can filter. */
const SECTIONS = 'store_admin_product_sections';
const TABS = 'store_admin_product_tabs';

/** A built-in section or one of an extension, which can have its own tab. */
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

/** Returns all sections, for any product. */
export function useAllSections(): readonly PlacedSection[] {
  useFilterChanges(SECTIONS);
  const { sections } = useHostForm();
  return [
    ...listSections(),
    ...sections.map(fromHost),
    ...filterList(SECTIONS, () => [], isSection).map(toPlaced),
  ];
}

/** A section from the server only has fields, which every section renders. */
const fromHost = (section: HostSection): PlacedSection => ({ ...section, content: Nothing });

const Nothing = () => null;

/** Keyed by the extension's component, so that a section keeps its state between renders. */
const contents = new WeakMap<object, ComponentType>();

function toPlaced({ Content, ...section }: ContributedSection): PlacedSection {
  const existing = contents.get(Content);
  const content = existing ?? (() => createElement(Contributed, { Content }));
  if (!existing) contents.set(Content, content);
  return { ...section, content };
}

export function useExtensionTabs(): readonly ExtensionTab[] {
  useFilterChanges(TABS);
  return filterList(TABS, () => [], isTab);
}

/** Returns the sections of a form in order, filtered by layout and record. */
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
