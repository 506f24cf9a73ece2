import type { TaskList } from '@admin/store-tasks';
import { Button } from '@admin/ui';
import { getShowLabel } from './home-lists';
import { useListActions } from './task-list/use-list-actions';
import './hidden-lists.css';

/** The way back to lists that were hidden, where no display menu has it. */
export function HiddenLists({ lists }: { lists: readonly TaskList[] }) {
  const { unhide } = useListActions();
  if (lists.length === 0) return null;
  return (
    <div className="sa-hidden-lists">
      {lists.map((list) => (
        <Button key={list.id} variant="tertiary" onClick={() => unhide(list)}>
          {getShowLabel(list)}
        </Button>
      ))}
    </div>
  );
}
