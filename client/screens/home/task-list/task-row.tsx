import { createContext, useContext, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { SlotOr } from '@admin/extensions';
import { getLegacyTask, type Task, type TaskList } from '@admin/store-tasks';
import { Menu, type MenuItem } from '@admin/ui';
import { getTaskUrl } from '../../../components';
import { TaskItem } from './task-item';
import { useTaskActions } from './use-task-actions';
import { useItemViewEvent } from './use-view-event';

interface TaskRowProps {
  list: TaskList;
  task: Task;
  /** From 1; `undefined` in a list without a fixed order. */
  position: number | undefined;
  /** Whether its header is shown above the rows. */
  isActive: boolean;
  /** Shows the task's header instead of opening the task. */
  onSelect?: (() => void) | undefined;
  /** Called before the row is removed. */
  onRemove: () => void;
}

/** One task of a list; extensions can replace its item. */
export function TaskRow({ list, task, position, isActive, onSelect, onRemove }: TaskRowProps) {
  const { goToTask, dismiss, snooze } = useTaskActions(list);
  useItemViewEvent(list, task);
  const onDismiss = () => {
    onRemove();
    dismiss(task);
  };
  const onSnooze = () => {
    onRemove();
    snooze(task);
  };

  const renderItem: RenderItem = (onClick = onSelect) => (
    <TaskItem
      task={task}
      position={position}
      isActive={isActive}
      href={onClick || getLegacyTask(task.id)?.onClick ? undefined : getTaskUrl(task)}
      onOpen={onClick ?? (() => void goToTask(task))}
      menu={<TaskMenu task={task} onDismiss={onDismiss} onSnooze={onSnooze} />}
    />
  );

  const { isComplete } = task;
  const ofOtherLists = { expandable: false, expanded: false, completed: isComplete, onSnooze, onDismiss };
  return (
    <li className="sa-task-rows__row" aria-current={isActive ? 'step' : undefined}>
      <RenderItemContext.Provider value={renderItem}>
        <SlotOr
          name={`woocommerce_onboarding_task_list_item_${task.id}`}
          fillProps={{
            defaultTaskItem: DefaultItem,
            isComplete,
            ...(list.id === 'setup' ? {} : ofOtherLists),
          }}
        >
          <DefaultItem />
        </SlotOr>
      </RenderItemContext.Provider>
    </li>
  );
}

/** Renders the row's item; `onClick` replaces the default action. */
type RenderItem = (onClick?: () => void) => ReactNode;

const RenderItemContext = createContext<RenderItem>(() => null);

/** The default item for extensions: one component for all rows, so that React keeps it mounted. */
function DefaultItem({ onClick }: { onClick?: () => void }) {
  return <>{useContext(RenderItemContext)(onClick)}</>;
}

interface TaskMenuProps {
  task: Task;
  onDismiss: () => void;
  onSnooze: () => void;
}

function TaskMenu({ task, onDismiss, onSnooze }: TaskMenuProps) {
  const items: MenuItem[] = [];
  if (task.isSnoozeable) items.push({ label: __('Remind me later', 'store-admin'), onSelect: onSnooze });
  if (task.isDismissable) items.push({ label: __('Dismiss', 'store-admin'), onSelect: onDismiss });
  if (items.length === 0) return null;
  const label = sprintf(
    /* translators: %s: title of a task */
    __('Options for “%s”', 'store-admin'),
    task.title,
  );
  return <Menu size="small" label={label} items={items} />;
}
