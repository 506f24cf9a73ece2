import { __ } from '@wordpress/i18n';
import type { TaskList } from '@admin/store-tasks';
import { Button } from '@admin/ui';
import { useListActions } from './task-list/use-list-actions';
import './hidden-lists.css';

/** The way back to lists that were put away. */
export function HiddenLists({ lists }: { lists: readonly TaskList[] }) {
  if (lists.length === 0) return null;
  return (
    <div className="sa-hidden-lists">
      {lists.map((list) => (
        <ShowListButton key={list.id} list={list} />
      ))}
    </div>
  );
}

function ShowListButton({ list }: { list: TaskList }) {
  const { unhide } = useListActions(list);
  return (
    <Button variant="tertiary" onClick={unhide}>
      {list.id === 'setup'
        ? __('Show setup task list', 'woocommerce')
        : __('Show things to do next', 'woocommerce')}
    </Button>
  );
}
