import type { BlockArrangement } from './section';

/** A metric, chart or table of a section. */
export interface Block {
  key: string;
  /** What it is called unless the user says otherwise. */
  label: string;
}

/** The same as the user has arranged it. */
export interface ArrangedBlock extends Block {
  name: string;
  isVisible: boolean;
}

/** Blocks in the order of the user, with the user's names for them; new ones come last, in their own order. */
export function arrangeBlocks<B extends Block>(
  blocks: readonly B[],
  { hiddenBlocks, blockOrder, blockTitles }: BlockArrangement,
): (B & ArrangedBlock)[] {
  const places = new Map(blockOrder.map((key, index) => [key, index]));
  const placeOf = ({ key }: Block) => places.get(key) ?? blockOrder.length;
  return blocks
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((block) => ({
      ...block,
      name: blockTitles[block.key] ?? block.label,
      isVisible: !hiddenBlocks.includes(block.key),
    }));
}

/** What is stored of the blocks; blocks that are not there now keep what is stored of them. */
export function toArrangement(
  blocks: readonly ArrangedBlock[],
  { hiddenBlocks, blockOrder, blockTitles }: BlockArrangement,
): BlockArrangement {
  const keys = new Set(blocks.map(({ key }) => key));
  const isElsewhere = (key: string) => !keys.has(key);
  return {
    hiddenBlocks: [
      ...hiddenBlocks.filter(isElsewhere),
      ...blocks.filter(({ isVisible }) => !isVisible).map(({ key }) => key),
    ],
    blockOrder: [...blocks.map(({ key }) => key), ...blockOrder.filter(isElsewhere)],
    blockTitles: Object.fromEntries([
      ...Object.entries(blockTitles).filter(([key]) => isElsewhere(key)),
      ...blocks.filter(({ name, label }) => name !== label).map(({ key, name }) => [key, name]),
    ]),
  };
}

/** Hides what is shown and shows what is hidden. */
export const toggleBlock = (hiddenBlocks: readonly string[], key: string): string[] =>
  hiddenBlocks.includes(key) ? hiddenBlocks.filter((other) => other !== key) : [...hiddenBlocks, key];
