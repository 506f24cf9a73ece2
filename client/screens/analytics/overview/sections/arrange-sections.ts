import type { ArrangedBlock } from './arrange-blocks';
import type { ArrangedSection, BlockArrangement, Section } from './section';

/**
 * Returns the sections as the user has arranged them. The stored value can come from any client and version: invalid
 * entries are ignored, removed sections are left out, new ones come last.
 */
export function arrangeSections(sections: readonly Section[], stored: unknown): ArrangedSection[] {
  const entries = readEntries(stored);
  const byKey = new Map(sections.map((section) => [section.key, section]));
  const arranged = entries.flatMap((entry) => {
    const section = byKey.get(entry.key);
    byKey.delete(entry.key);
    return section ? [arrange(section, entry)] : [];
  });
  return [...arranged, ...[...byKey.values()].map((section) => arrange(section, { key: section.key }))];
}

/**
 * Returns the value to store for sections. Unknown properties of entries are kept, and so are entries of currently
 * missing sections: their extension may be activated again.
 */
export function storeSections(sections: readonly ArrangedSection[], stored: unknown): StoredSection[] {
  const entries = readEntries(stored);
  const keys = new Set(sections.map(({ key }) => key));
  return [
    ...sections.map(({ key, title, isVisible, hiddenBlocks, blockOrder, blockTitles }) => ({
      ...entries.find((entry) => entry.key === key),
      key,
      title,
      isVisible,
      hiddenBlocks,
      blockOrder,
      blockTitles,
    })),
    ...entries.filter(({ key }) => !keys.has(key)),
  ];
}

export type StoredSection = { readonly key: string } & Readonly<Record<string, unknown>>;

export const changeSection = (
  sections: readonly ArrangedSection[],
  key: string,
  change: Partial<Pick<ArrangedSection, 'title' | 'isVisible'> & BlockArrangement>,
): ArrangedSection[] =>
  sections.map((section) => (section.key === key ? { ...section, ...change } : section));

/** Moves a section past its visible neighbors; hidden ones don't count. */
export function moveSection(
  sections: readonly ArrangedSection[],
  key: string,
  change: number,
): ArrangedSection[] {
  const seen = sections.filter(({ isVisible }) => isVisible);
  const index = seen.findIndex((section) => section.key === key);
  const section = seen[index];
  const neighbor = seen[index + change];
  if (!section || !neighbor) return [...sections];
  const others = sections.filter((other) => other !== section);
  return others.toSpliced(others.indexOf(neighbor) + (change > 0 ? 1 : 0), 0, section);
}

function readEntries(stored: unknown): StoredSection[] {
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  const keys = new Set<string>();
  return entries.filter((entry): entry is StoredSection => {
    const { key } = Object(entry);
    if (typeof key !== 'string' || keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

function arrange(section: Section, stored: StoredSection): ArrangedSection {
  const { title, isVisible, hiddenBlocks, blockOrder, blockTitles } = stored;
  return {
    ...section,
    usualTitle: section.title,
    title: isName(title) ? title : section.title,
    isVisible: typeof isVisible === 'boolean' ? isVisible : section.isVisible,
    hiddenBlocks: Array.isArray(hiddenBlocks) ? readHidden(section, stored) : section.hiddenBlocks,
    blockOrder: Array.isArray(blockOrder) ? blockOrder.filter(isText) : [],
    blockTitles: Object.fromEntries(
      Object.entries(Object(blockTitles)).filter((entry): entry is [string, string] => isName(entry[1])),
    ),
  };
}

/**
 * Returns the hidden blocks of a section. Entries without a block order were written by WooCommerce's own overview and
 * don't cover blocks it doesn't have: those stay hidden until chosen here.
 */
function readHidden({ ownBlocks = [], stockKeys = {} }: Section, stored: StoredSection): string[] {
  const list: unknown = stored['hiddenBlocks'];
  const keys = Array.isArray(list) ? list.filter(isText) : [];
  const isWrittenHere = Array.isArray(stored['blockOrder']) || ownBlocks.some((key) => keys.includes(key));
  return [...new Set([...keys.map((key) => stockKeys[key] ?? key), ...(isWrittenHere ? [] : ownBlocks)])];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isName = (value: unknown): value is string => isText(value) && value.trim() !== '';

/** Converts sections to the rows of the arrange dialog. */
export const toBlocks = (sections: readonly ArrangedSection[]): ArrangedBlock[] =>
  sections.map(({ key, title, usualTitle, isVisible }) => ({
    key,
    label: usualTitle,
    name: title,
    isVisible,
  }));

/** Applies the rows of the arrange dialog to the sections; those without a row come last. */
export function fromBlocks(
  sections: readonly ArrangedSection[],
  blocks: readonly ArrangedBlock[],
): ArrangedSection[] {
  const places = new Map(blocks.map(({ key }, index) => [key, index]));
  const placeOf = ({ key }: Section) => places.get(key) ?? blocks.length;
  return sections
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((section) => {
      const block = blocks[placeOf(section)];
      return block ? { ...section, title: block.name, isVisible: block.isVisible } : section;
    });
}
