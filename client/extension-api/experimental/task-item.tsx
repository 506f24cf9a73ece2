import { __, sprintf } from '@wordpress/i18n';
import { Menu, Pill, type MenuItem } from '@admin/ui';
import { TaskItem as OwnTaskItem } from '../../screens/home/task-list/task-item';

export interface TaskItemProps {
  readonly title: string;
  readonly completed: boolean;
  readonly onClick: () => void;
  /** HTML. */
  readonly content?: string;
  /** HTML. */
  readonly additionalInfo?: string;
  readonly time?: string;
  readonly actionLabel?: string;
  readonly badge?: string;
  /** Whether details are shown only while `expanded` is true. */
  readonly expandable?: boolean;
  readonly expanded?: boolean;
  readonly onDismiss?: () => void;
  readonly onSnooze?: () => void;
  readonly remindMeLater?: () => void;
  readonly onDelete?: () => void;
}

/** A task that looks like those on the home screen. */
export function TaskItem(props: TaskItemProps) {
  const { title, completed, onClick, expandable = false, expanded = false, badge } = props;
  const isOpen = !expandable || expanded;
  return (
    <div className="sa-extension-task">
      <OwnTaskItem
        task={{
          title,
          content: isOpen ? (props.content ?? '') : '',
          additionalInfo: isOpen ? (props.additionalInfo ?? '') : '',
          time: props.time ?? '',
          actionLabel: props.actionLabel ?? __("Let's go", 'store-admin'),
          isComplete: completed,
          isDisabled: false,
        }}
        position={undefined}
        isActive={false}
        href={undefined}
        onOpen={onClick}
        menu={
          <>
            {badge && <Pill>{badge}</Pill>}
            <TaskMenu {...props} />
          </>
        }
      />
    </div>
  );
}

function TaskMenu({ title, onDismiss, onSnooze, remindMeLater, onDelete, completed }: TaskItemProps) {
  const later = onSnooze ?? remindMeLater;
  const items: MenuItem[] = [];
  if (later && !completed) items.push({ label: __('Remind me later', 'store-admin'), onSelect: later });
  if (onDismiss && !completed) items.push({ label: __('Dismiss', 'store-admin'), onSelect: onDismiss });
  if (onDelete && completed) items.push({ label: __('Delete', 'store-admin'), onSelect: onDelete });
  if (items.length === 0) return null;
  const label = sprintf(
    /* translators: %s: title of a task */
    __('Options for “%s”', 'store-admin'),
    title,
  );
  return <Menu size="small" label={label} items={items} />;
}
