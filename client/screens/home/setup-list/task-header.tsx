import { useState } from 'react';
import { SlotOr } from '@admin/extensions';
import { interpolate } from '@admin/format';
import { Link } from '@admin/navigation';
import type { Task, TaskList } from '@admin/store-tasks';
import { Button, Icon } from '@admin/ui';
import { useTaskActions } from '../task-list/use-task-actions';
import { getSetupHeader } from './setup-headers';
import { useTaskStart } from './use-task-start';
import './task-header.css';

/** The next step: what it is for, and the button that starts it. */
export function TaskHeader({ list, task }: { list: TaskList; task: Task }) {
  const { trackClick } = useTaskActions(list);
  const start = useTaskStart(list);
  const fillProps = { task, goToTask: () => void start(task), trackClick: () => trackClick(task) };
  return (
    <SlotOr name={`woocommerce_onboarding_task_list_header_${task.id}`} fillProps={fillProps}>
      <BuiltInHeader task={task} onStart={() => start(task)} />
    </SlotOr>
  );
}

function BuiltInHeader({ task, onStart }: { task: Task; onStart: () => Promise<void> }) {
  const [isStarting, setStarting] = useState(false);
  const header = getSetupHeader(task);
  if (!header) return null;

  async function start() {
    setStarting(true);
    await onStart();
    // The browser's Back button may restore the page in this state.
    setStarting(false);
  }

  const { title, text, termsUrl, action, time, Illustration } = header;
  return (
    <div className="sa-task-header">
      <div className="sa-task-header__content">
        <h3 className="sa-task-header__title">{title}</h3>
        <p className="sa-task-header__text">
          {termsUrl === undefined
            ? text
            : interpolate(text, { link: <Link href={termsUrl} target="_blank" rel="noreferrer" /> })}
        </p>
        <div className="sa-task-header__actions">
          <Button
            variant={task.isComplete ? 'secondary' : 'primary'}
            busy={isStarting}
            onClick={() => void start()}
          >
            {action}
          </Button>
          {time !== undefined && (
            <span className="sa-task-header__time">
              <Icon name="clock" size={18} />
              {time}
            </span>
          )}
        </div>
      </div>
      <div className="sa-task-header__illustration">
        <Illustration />
      </div>
    </div>
  );
}
