import type { StoreDatabase } from '../../database';

/** What a task looks at to know where it stands. */
export interface TaskStore {
  db: StoreDatabase;
  features: ReadonlySet<string>;
  /** Whether whoever asks manages the whole site, and may write options that do not come with the store. */
  mayManageSite: boolean;
  /** The address of a page of the administration: `adminLink('admin.php?page=wc-admin')`. */
  adminLink: (path: string) => string;
}

/** A step of setting a shop up. What it answers is worked out from the shop each time it is asked. */
export interface TaskDefinition {
  id: string;
  /** What the list calls it, before and after. */
  title: { open: string; done: string };
  content?: string;
  /** How long it takes, in words. */
  time?: string;
  actionLabel?: string;
  additionalInfo?: string;
  /** A page where it is done; tasks without one have a page of their own in the dashboard. */
  actionUrl?: (store: TaskStore, isComplete: boolean) => string;
  isComplete: (store: TaskStore, isActioned: boolean) => boolean;
  /** Whether the list shows it; always when left out. */
  canView?: (store: TaskStore) => boolean;
  isDismissable?: boolean;
  additionalData?: (store: TaskStore) => object;
  /** The dashboard records that it was seen. */
  recordViewEvent?: boolean;
  /** Does not name its list, as the platform's own task of this kind. */
  isDetached?: boolean;
}

export type TaskListId =
  | 'setup'
  | 'extended'
  | 'setup_two_column'
  | 'extended_two_column'
  | 'secret_tasklist';

export interface TaskListDefinition {
  id: TaskListId;
  title: string;
  /** Before the names of recorded events. */
  eventPrefix: string;
  /** Lists with the same hidden id are hidden together. */
  hiddenId: string;
  displayProgressHeader?: boolean;
  /** Never on a screen. */
  isSecret?: boolean;
  tasks: readonly TaskDefinition[];
}
