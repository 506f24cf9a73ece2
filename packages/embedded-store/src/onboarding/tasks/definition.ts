import type { StoreDatabase } from '../../database';

/** The context in which a task determines its state. */
export interface TaskStore {
  db: StoreDatabase;
  features: ReadonlySet<string>;
  /** Whether the user manages the whole site and may write options that don't belong to the store. */
  canManageSite: boolean;
  /** The URL of an admin page: `adminLink('admin.php?page=wc-admin')`. */
  adminLink: (path: string) => string;
}

interface TaskTexts {
  /** The title in the list, before and after completion. */
  open: string;
  done: string;
  content?: string;
  /** The estimated time, as text. */
  time?: string;
  actionLabel?: string;
  additionalInfo?: string;
}

/** A setup task. Its state is derived from the store on every read. */
export interface TaskDefinition {
  id: string;
  /** In the language of the request. */
  texts: () => TaskTexts;
  /** The page for the task; tasks without one have their own page in the dashboard. */
  actionUrl?: (store: TaskStore, isComplete: boolean) => string;
  isComplete: (store: TaskStore, isActioned: boolean) => boolean;
  /** Whether the list shows it; always if omitted. */
  canView?: (store: TaskStore) => boolean;
  isDismissable?: boolean;
  additionalData?: (store: TaskStore) => object;
  /** Whether the dashboard records that the task was viewed. */
  recordViewEvent?: boolean;
  /** Its record doesn't name its list, like WooCommerce's equivalent task. */
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
  /** In the language of the request. */
  title: () => string;
  /** Prefix of the names of recorded events. */
  eventPrefix: string;
  /** Lists with the same hidden id are hidden together. */
  hiddenId: string;
  displayProgressHeader?: boolean;
  /** Never shown on a screen. */
  isSecret?: boolean;
  tasks: readonly TaskDefinition[];
}
