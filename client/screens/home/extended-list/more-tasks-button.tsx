import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import './more-tasks-button.css';

interface MoreTasksButtonProps {
  /** The id of the element that the button expands. */
  controls: string;
  /** Number of tasks in addition to those that always show. */
  count: number;
  isExpanded: boolean;
  onToggle: () => void;
}

/** Toggle at the end of a list that shows only its first tasks. */
export function MoreTasksButton({ controls, count, isExpanded, onToggle }: MoreTasksButtonProps) {
  return (
    <div className="sa-more-tasks">
      <Button
        variant="tertiary"
        icon={isExpanded ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isExpanded}
        aria-controls={controls}
        onClick={onToggle}
      >
        {isExpanded
          ? __('Show less', 'store-admin')
          : sprintf(
              /* translators: %d: number of tasks */
              _n('Show %d more task.', 'Show %d more tasks.', count, 'store-admin'),
              count,
            )}
      </Button>
    </div>
  );
}
