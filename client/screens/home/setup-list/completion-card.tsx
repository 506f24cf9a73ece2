import { __ } from '@wordpress/i18n';
import type { TaskList } from '@admin/store-tasks';
import { Button, Card, Icon } from '@admin/ui';
import { SlotOr } from '../slot-or';
import { useListActions } from '../task-list/use-list-actions';
import './completion-card.css';

/** Takes the place of the setup list once everything on it is done. */
export function CompletionCard({ list }: { list: TaskList }) {
  const { hide, keep } = useListActions(list);
  const hideTasks = () => void hide();
  const keepTasks = () => void keep();
  return (
    <SlotOr
      name="woocommerce_experimental_task_list_completion"
      fillProps={{ hideTasks, keepTasks, customerEffortScore: false }}
    >
      <Card as="section" className="sa-completion-card">
        <Icon name="success" size={40} />
        <h2 className="sa-completion-card__title">{__("You've completed store setup", 'woocommerce')}</h2>
        <div className="sa-completion-card__actions">
          <Button onClick={keepTasks}>{__('Keep list', 'woocommerce')}</Button>
          <Button variant="primary" onClick={hideTasks}>
            {__('Hide this list', 'woocommerce')}
          </Button>
        </div>
      </Card>
    </SlotOr>
  );
}
