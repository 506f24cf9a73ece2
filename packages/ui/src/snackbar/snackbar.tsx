import { __ } from '@wordpress/i18n';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { classes } from '../theme/classes';
import type { SnackbarNotice } from './snackbar-notice';
import './snackbar.css';

/** Milliseconds; source: product specification, section 9. */
const AUTO_DISMISS_MS = 10_000;

interface SnackbarProps {
  notice: SnackbarNotice;
  isPaused: boolean;
  onRemove: (id: string, item: HTMLElement | null) => void;
}

export function Snackbar({ notice, isPaused, onRemove }: SnackbarProps) {
  const { id, status = 'info', content, actions, explicitDismiss = false, icon } = notice;
  const item = useRef<HTMLDivElement>(null);
  const action = actions?.[0];
  const remove = () => onRemove(id, item.current);
  useAutoDismiss(!explicitDismiss && !isPaused, remove);

  const act = (event: MouseEvent<HTMLElement>) => {
    // The click must not count as one on the message too.
    event.stopPropagation();
    action?.onClick?.(event);
    remove();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') remove();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- A press anywhere is a short cut of the close button, which is there for every kind of input.
    <div
      ref={item}
      className={classes('sa-snackbar', `is-${status}`)}
      onClick={explicitDismiss ? undefined : remove}
      onKeyDown={handleKey}
    >
      {icon ? (
        <span className="sa-snackbar__icon">{icon}</span>
      ) : (
        status !== 'info' && <Icon name={status} size={20} className="sa-snackbar__icon" />
      )}
      <div className="sa-snackbar__content">{content}</div>
      {action && (
        <Button variant="link" className="sa-snackbar__action" href={action.url} onClick={act}>
          {action.label}
        </Button>
      )}
      <Button
        variant="tertiary"
        size="small"
        icon="close"
        className="sa-snackbar__close"
        aria-label={__('Dismiss this notice', 'store-admin')}
        onClick={(event) => {
          event.stopPropagation();
          remove();
        }}
      />
    </div>
  );
}

/** Calls `onEnd` after the duration, without pauses. */
function useAutoDismiss(isRunning: boolean, onEnd: () => void) {
  const remaining = useRef(AUTO_DISMISS_MS);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => latest.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isRunning]);
}
