export type NoticeStatus = 'success' | 'error' | 'info' | 'warning';

/** What a button on a notice does: goes somewhere, or calls back. */
export interface NoticeAction {
  label: string;
  url?: string;
  onClick?: () => void;
}

export interface NoticeOptions {
  /** A notice replaces the one with the same id. Left out, it gets an id of its own. */
  id?: string;
  /** Only the first one is shown. */
  actions?: readonly NoticeAction[];
  /** Stays until the user closes it. */
  explicitDismiss?: boolean;
  icon?: string;
}

/** A notice in the state, which is plain data. */
export interface StoredNotice {
  id: string;
  status: NoticeStatus;
  /** Plain text. */
  content: string;
  /** None or one. */
  actions: Pick<NoticeAction, 'label' | 'url'>[];
  explicitDismiss: boolean;
  icon?: string;
  /** It came from the stored queue, and leaves it when it is removed. */
  isQueued: boolean;
}

/** A notice as it is shown, with what its button does. */
export interface Notice extends Omit<StoredNotice, 'actions'> {
  actions: NoticeAction[];
}
