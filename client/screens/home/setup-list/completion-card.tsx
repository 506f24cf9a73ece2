import { useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { SlotOr } from '@admin/extensions';
import { useFeedback } from '@admin/store-feedback';
import type { TaskList } from '@admin/store-tasks';
import { Button, Card, Icon, Menu } from '@admin/ui';
import { SetupFeedback } from '../setup-feedback/setup-feedback';
import { useListActions } from '../task-list/use-list-actions';
import './completion-card.css';

/** Replaces the setup list once all its tasks are done. */
export function CompletionCard({ list }: { list: TaskList }) {
  const { hide, keep } = useListActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isAsked: asksForFeedback } = useFeedback('store_setup');
  const hideTasks = () => void hide(list);
  const keepTasks = () => void keep(list);
  return (
    <SlotOr
      name="woocommerce_experimental_task_list_completion"
      fillProps={{ hideTasks, keepTasks, customerEffortScore: asksForFeedback }}
    >
      <Card as="section" className="sa-completion-card">
        <Icon name="success" size={40} />
        <h2 ref={heading} className="sa-completion-card__title" tabIndex={-1}>
          {__("You've completed store setup", 'store-admin')}
        </h2>
        {asksForFeedback ? (
          // One question at a time: the list's menu is secondary while the survey is shown.
          <Menu
            className="sa-completion-card__menu"
            label={__('Task List Options', 'store-admin')}
            items={[
              { label: __('Show setup task list', 'store-admin'), onSelect: keepTasks },
              { label: __('Hide this', 'store-admin'), onSelect: hideTasks },
            ]}
          />
        ) : (
          <div className="sa-completion-card__actions">
            <Button onClick={keepTasks}>{__('Keep list', 'store-admin')}</Button>
            <Button variant="primary" onClick={hideTasks}>
              {__('Hide this list', 'store-admin')}
            </Button>
          </div>
        )}
        <SetupFeedback onFocusLost={() => heading.current?.focus()} />
      </Card>
    </SlotOr>
  );
}
