import type { TaskList } from '@admin/store-tasks';
import { Button } from '@admin/ui';
import { getShowLabel } from './home-lists';
import { useListActions } from './task-list/use-list-actions';
import './hidden-lists.css';

/** Buttons that restore hidden lists, for screens without the display menu. */
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
