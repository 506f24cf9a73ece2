import type { ComponentType } from 'react';
import type { Query } from '@admin/navigation';

/** A section of the overview. Extensions add their own of the same shape. */
export interface Section {
  key: string;
  component: ComponentType<SectionProps>;
  title: string;
  isVisible: boolean;
  /** Keys of the metrics, charts or tables in it that are not shown. */
  hiddenBlocks: readonly string[];
  /** Keys of blocks that WooCommerce's own overview doesn't have. */
  ownBlocks?: readonly string[];
  /** What WooCommerce's own overview calls blocks that have another key here. */
  stockKeys?: Readonly<Record<string, string>>;
}

/** How the user has arranged what is in a section. */
export interface BlockArrangement {
  hiddenBlocks: readonly string[];
  /** Keys in their order; those that are missing come last. */
  blockOrder: readonly string[];
  /** Names of the user's own, by key. */
  blockTitles: Readonly<Record<string, string>>;
}

/** A section as the user has arranged it. */
export interface ArrangedSection extends Section, BlockArrangement {
  /** What it is called unless the user says otherwise. */
  usualTitle: string;
}

/** What a section's component is given; all but the last four are what extensions know. */
export interface SectionProps {
  title: string;
  /** What is in the field for the title while it is changed. */
  titleInput: string;
  onTitleChange: (title: string) => void;
  /** Keeps the title as it is in the field. */
  onTitleBlur: () => void;
  hiddenBlocks: readonly string[];
  onToggleHiddenBlock: (key: string) => () => void;
  /** @param change by how many places: -1 is up */
  onMove: (change: number) => void;
  onRemove: () => void;
  isFirst: boolean;
  isLast: boolean;
  /** Renders the commands of a section: title, move, remove. */
  controls: ComponentType<SectionControlsProps>;
  path: string;
  query: Query;
  /** `period=month&compare=previous_year` */
  defaultDateRange: string;
  /** Of the overview's filter bar. */
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
  /** Closes what the controls are in. */
  onToggle?: (() => void) | undefined;
}
