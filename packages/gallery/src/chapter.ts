import type { ComponentType } from 'react';

/** One component in one state. */
export interface Sample {
  name: string;
  Content: ComponentType;
  /** What brings up what the sample is about, such as a dialog: a control by its name, and what is done to it. */
  opener?: { name: string; by: 'press' | 'hover' | 'arrow' };
}

/** Everything about one component, or about a few that belong together. */
export interface Chapter {
  title: string;
  /** The names under which the package exports what is shown here. */
  shows: readonly string[];
  samples: readonly Sample[];
}
