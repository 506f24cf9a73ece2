import type { MouseEvent, ReactNode } from 'react';
import type { Status } from '../content/inline-notice';

export interface SnackbarAction {
  label: string;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  url?: string | undefined;
}

export interface SnackbarNotice {
  id: string;
  status?: Status | undefined;
  content: ReactNode;
  /** Only the first one is shown. */
  actions?: readonly SnackbarAction[] | undefined;
  /** Stays until the user closes it. */
  explicitDismiss?: boolean | undefined;
  icon?: ReactNode;
}
