export type NoticeStatus = 'success' | 'error' | 'info' | 'warning';

/** The action of a notice button: a link or a callback. */
export interface NoticeAction {
  label: string;
  url?: string;
  onClick?: () => void;
}

export interface NoticeOptions {
  /** A notice replaces the one with the same id. Generated if omitted. */
  id?: string;
  /** Only the first one is shown. */
  actions?: readonly NoticeAction[];
  /** Stays until the user closes it. */
  explicitDismiss?: boolean;
  icon?: string;
}

/** A notice in the state, which is serializable. */
export interface StoredNotice {
  id: string;
  status: NoticeStatus;
  /** Plain text. */
  content: string;
  /** At most one. */
  actions: Pick<NoticeAction, 'label' | 'url'>[];
  explicitDismiss: boolean;
  icon?: string;
  /** Whether it came from the stored queue; removing it also removes it from there. */
  isQueued: boolean;
}

/** A notice with its button's callback. */
export interface Notice extends Omit<StoredNotice, 'actions'> {
  actions: NoticeAction[];
}
