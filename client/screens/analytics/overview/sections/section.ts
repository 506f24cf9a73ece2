import type { ComponentType } from 'react';
import type { Query } from '@admin/navigation';

/** A section of the overview. Extensions add sections of the same shape. */
export interface Section {
  key: string;
  component: ComponentType<SectionProps>;
  title: string;
  isVisible: boolean;
  /** Keys of its hidden metrics, charts or tables. */
  hiddenBlocks: readonly string[];
  /** Keys of blocks that WooCommerce's own overview doesn't have. */
  ownBlocks?: readonly string[];
  /** WooCommerce's keys of blocks that have a different key here. */
  stockKeys?: Readonly<Record<string, string>>;
}

/** The user's arrangement of a section's blocks. */
export interface BlockArrangement {
  hiddenBlocks: readonly string[];
  /** Keys in the user's order; missing ones come last. */
  blockOrder: readonly string[];
  /** The user's names, by key. */
  blockTitles: Readonly<Record<string, string>>;
}

/** A section as the user has arranged it. */
export interface ArrangedSection extends Section, BlockArrangement {
  /** Default name. */
  usualTitle: string;
}

/** Props of a section's component; all but the last four are known to extensions. */
export interface SectionProps {
  title: string;
  /** Current text of the title field. */
  titleInput: string;
  onTitleChange: (title: string) => void;
  /** Saves the title in the field. */
  onTitleBlur: () => void;
  hiddenBlocks: readonly string[];
  onToggleHiddenBlock: (key: string) => () => void;
  /** @param change number of positions: -1 is up */
  onMove: (change: number) => void;
  onRemove: () => void;
  isFirst: boolean;
  isLast: boolean;
  /** Renders the section's commands: title, move, remove. */
  controls: ComponentType<SectionControlsProps>;
  path: string;
  query: Query;
  /** `period=month&compare=previous_year` */
  defaultDateRange: string;
  /** The overview's filters. */
  filters: readonly unknown[];
  sectionKey: string;
  arrangement: BlockArrangement;
  onArrange: (arrangement: BlockArrangement) => void;
  onRename: (title: string) => void;
}

export interface SectionControlsProps extends Pick<
  SectionProps,
  'titleInput' | 'onTitleChange' | 'onTitleBlur' | 'onMove' | 'onRemove' | 'isFirst' | 'isLast'
> {
  /** Closes the menu that contains the controls. */
  onToggle?: (() => void) | undefined;
}
