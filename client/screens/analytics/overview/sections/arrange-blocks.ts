import type { BlockArrangement } from './section';

/** A metric, chart or table in a section. */
export interface Block {
  key: string;
  /** Default name. */
  label: string;
}

/** A block as the user has arranged it. */
export interface ArrangedBlock extends Block {
  name: string;
  isVisible: boolean;
}

/** Returns the blocks in the user's order with the user's names; new ones come last, in default order. */
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

/** Returns the arrangement to store; stored entries of currently missing blocks are kept. */
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

/** Hides a visible block, or shows a hidden one. */
export const toggleBlock = (hiddenBlocks: readonly string[], key: string): string[] =>
  hiddenBlocks.includes(key) ? hiddenBlocks.filter((other) => other !== key) : [...hiddenBlocks, key];
