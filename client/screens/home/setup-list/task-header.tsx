import { __ } from '@wordpress/i18n';
import { interpolate } from '@admin/format';
import { Link } from '@admin/navigation';
import type { Task, TaskList } from '@admin/store-tasks';
import { Button, Icon } from '@admin/ui';
import { SlotOr } from '../slot-or';
import { useTaskActions } from '../task-list/use-task-actions';
import { getSetupHeader } from './setup-headers';
import './task-header.css';

/** The one next step: what it is for, and the button that starts it. */
export function TaskHeader({ list, task }: { list: TaskList; task: Task }) {
  const { goToTask, noteOpening } = useTaskActions(list);
  const fillProps = { task, goToTask: () => goToTask(task), trackClick: () => noteOpening(task) };
  return (
    <SlotOr name={`woocommerce_onboarding_task_list_header_${task.id}`} fillProps={fillProps}>
      <BuiltInHeader task={task} onStart={() => goToTask(task)} />
    </SlotOr>
  );
}

function BuiltInHeader({ task, onStart }: { task: Task; onStart: () => void }) {
  const header = getSetupHeader(task);
  if (!header) return null;
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
          <Button variant={task.isComplete ? 'secondary' : 'primary'} onClick={onStart}>
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
      {Illustration && (
        <div className="sa-task-header__illustration">
          <Illustration />
        </div>
      )}
    </div>
  );
}
