import { useState, type ComponentType } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { TaskList } from '@admin/store-tasks';
import { Menu } from '@admin/ui';
import { getTitle } from '../home-lists';
import { useListActions } from './use-list-actions';

export interface ConfirmationProps {
  onCancel: () => void;
  onConfirm: () => void;
}

interface ListMenuProps {
  list: TaskList;
  /** Asks for confirmation before hiding a list with unfinished tasks. */
  confirmation?: ComponentType<ConfirmationProps>;
}

export function ListMenu({ list, confirmation: Confirmation }: ListMenuProps) {
  const { hide } = useListActions();
  const [isAsking, setAsking] = useState(false);
  const isUnfinished = list.tasks.some(({ isComplete, isDismissed }) => !isComplete && !isDismissed);

  return (
    <>
      <Menu
        label={labelOf(list)}
        items={[
          {
            label: __('Hide this', 'store-admin'),
            onSelect: () => (Confirmation && isUnfinished ? setAsking(true) : void hide(list)),
          },
        ]}
      />
      {Confirmation && isAsking && (
        <Confirmation onCancel={() => setAsking(false)} onConfirm={() => void hide(list)} />
      )}
    </>
  );
}

/** Labels distinguish the menus of several lists. */
const labelOf = (list: TaskList): string =>
  list.id === 'setup'
    ? __('Task List Options', 'store-admin')
    : sprintf(
        /* translators: %s: title of a task list */
        __('Options for “%s”', 'store-admin'),
        getTitle(list),
      );
