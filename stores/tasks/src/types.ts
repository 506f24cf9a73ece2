/** What tasks bring along for their own pages; which members there are depends on the task. */
export interface TaskData {
  hasHomepage?: boolean;
  hasProducts?: boolean;
  supportCustomLogo?: boolean;
  stylesheet?: string;
  themeMods?: { custom_logo?: number | string; [name: string]: unknown };
  avalaraActivated?: boolean;
  taxJarActivated?: boolean;
  /** Country codes. */
  woocommerceTaxCountries?: string[];
  [name: string]: unknown;
}

export interface Task {
  id: string;
  parentId: string;
  /** Plain text. */
  title: string;
  /** HTML from the server, to be sanitised before it is shown. */
  content: string;
  /** HTML from the server, to be sanitised before it is shown. */
  additionalInfo: string;
  actionLabel: string;
  /** A word or two beside the title, such as how far it came; empty on hosts that have no such words. */
  badge: string;
  /** Where the task is done, when not on a page of the dashboard. */
  actionUrl: string | null;
  /** How long it takes, in words. */
  time: string;
  level: number;
  canView: boolean;
  isComplete: boolean;
  isActioned: boolean;
  isDismissed: boolean;
  isDismissable: boolean;
  isSnoozed: boolean;
  isSnoozeable: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  snoozedUntil: number | null;
  isVisited: boolean;
  isDisabled: boolean;
  /** Brought by client-side code through the older filter; `getLegacyTask` has its page. */
  isDeprecated: boolean;
  additionalData: TaskData | null;
  eventPrefix: string;
  recordViewEvent: boolean;
}

export interface TaskList {
  /** Such as `setup` or `extended`. */
  id: string;
  /** Plain text. */
  title: string;
  tasks: Task[];
  isVisible: boolean;
  isHidden: boolean;
  /** The user may show and hide it from the display menu. */
  isToggleable: boolean;
  /** The server's verdict; see `isTaskListComplete` for the one that counts edits under way. */
  isComplete: boolean;
  eventPrefix: string;
  displayProgressHeader: boolean;
  keepCompletedTaskList: boolean;
}

/** The action that takes a dismissal or a postponement back, for an Undo button. */
export interface Undo {
  action: 'undoDismissTask' | 'undoSnoozeTask';
  taskId: string;
}
