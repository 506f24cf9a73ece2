import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { TaskList } from '@admin/store-tasks';
import { Menu } from '@admin/ui';
import { lateDialog } from '../../../activity';
import { getTitle } from '../home-lists';
import type { HideConfirmationProps } from './hide-confirmation';
import { useListActions } from './use-list-actions';

const HideConfirmation = lateDialog<HideConfirmationProps>('home-dialogs', async () => {
  const chunk = await import(/* webpackChunkName: "home-dialogs" */ './hide-confirmation');
  return chunk.HideConfirmation;
});

interface ListMenuProps {
  list: TaskList;
  /** Asks before the list goes while tasks of it are still to be done. */
  confirmsHiding?: boolean;
}

export function ListMenu({ list, confirmsHiding = false }: ListMenuProps) {
  const { hide } = useListActions();
  const [isAsking, setAsking] = useState(false);
  const isUnfinished = list.tasks.some(({ isComplete, isDismissed }) => !isComplete && !isDismissed);

  return (
    <>
      <Menu
        label={labelOf(list)}
        items={[
          {
            label: __('Hide this', 'woocommerce'),
            onSelect: () => (confirmsHiding && isUnfinished ? setAsking(true) : void hide(list)),
          },
        ]}
      />
      {isAsking && <HideConfirmation onCancel={() => setAsking(false)} onConfirm={() => void hide(list)} />}
    </>
  );
}

/** The menus of several lists are told apart by their names. */
const labelOf = (list: TaskList): string =>
  list.id === 'setup'
    ? __('Task list options', 'woocommerce')
    : sprintf(
        /* translators: %s: title of a task list */
        __('Options of “%s”', 'woocommerce'),
        getTitle(list),
      );
