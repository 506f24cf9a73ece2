import { useId, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { isPlainClick, Link } from '@admin/navigation';
import type { Task } from '@admin/store-tasks';
import { Html, Icon, Pill, VisuallyHidden } from '@admin/ui';
import './task-item.css';

export interface TaskItemProps {
  task: Pick<
    Task,
    'title' | 'content' | 'additionalInfo' | 'time' | 'actionLabel' | 'isComplete' | 'isDisabled'
  > &
    Partial<Pick<Task, 'badge'>>;
  /** From 1; `undefined` in a list without a fixed order. */
  position: number | undefined;
  isActive: boolean;
  /** Link address, for clicks that open a new tab; without it the control is a button. */
  href: string | undefined;
  onOpen: () => void;
  menu: ReactNode;
}

/**
 * A task in a list. Its control covers the whole item, so that a click anywhere opens the task; links and menus are
 * above it and do not.
 */
export function TaskItem({ task, position, isActive, href, onOpen, menu }: TaskItemProps) {
  const { title, content, additionalInfo, time, actionLabel, badge, isComplete, isDisabled } = task;
  const showsHints = !isComplete && !isActive;
  const id = useId();
  const look = ['sa-task', isComplete && 'is-complete', isActive && 'is-active'].filter(Boolean).join(' ');
  return (
    <div className={look}>
      <span className="sa-task__marker" aria-hidden="true">
        {isComplete ? <Icon name="check" size={18} /> : position}
      </span>
      <div className="sa-task__text">
        <span className="sa-task__title">
          {isComplete && <VisuallyHidden>{__('Completed:', 'store-admin')} </VisuallyHidden>}
          {isDisabled ? (
            <span>{title}</span>
          ) : (
            <TaskControl
              title={title}
              href={href}
              onOpen={onOpen}
              describedBy={showsHints ? id : undefined}
            />
          )}
          {badge && !isComplete && <Pill>{badge}</Pill>}
        </span>
        {showsHints && (
          <div id={id} className="sa-task__hints">
            {content && <Html html={content} />}
            {additionalInfo && <Html html={additionalInfo} />}
          </div>
        )}
      </div>
      {showsHints && time && <span className="sa-task__time">{time}</span>}
      {showsHints && !isDisabled && (
        <span className="sa-task__action" aria-hidden="true">
          <span className="sa-task__action-label">{actionLabel}</span>
          <Icon name="chevron-end" size={20} />
        </span>
      )}
      {menu}
    </div>
  );
}

interface TaskControlProps extends Pick<TaskItemProps, 'href' | 'onOpen'> {
  title: string;
  describedBy: string | undefined;
}

function TaskControl({ title, href, onOpen, describedBy }: TaskControlProps) {
  const shared = { className: 'sa-task__open', 'aria-describedby': describedBy };
  if (href === undefined) {
    return (
      <button {...shared} type="button" onClick={onOpen}>
        {title}
      </button>
    );
  }
  return (
    <Link
      {...shared}
      href={href}
      onClick={(event) => {
        // Modified clicks open a new tab or window, and this page stays.
        if (!isPlainClick(event, event.currentTarget)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {title}
    </Link>
  );
}
