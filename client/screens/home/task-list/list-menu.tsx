import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { TaskList } from '@admin/store-tasks';
import { Button, Menu, Modal } from '@admin/ui';
import { getTitle } from '../home-lists';
import { useListActions } from './use-list-actions';

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

function HideConfirmation({ onCancel, onConfirm }: { onCancel: () => void; onConfirm: () => void }) {
  return (
    <Modal
      title={__('Hide store setup tasks', 'woocommerce')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="tertiary" onClick={onCancel}>
            {__('Cancel', 'woocommerce')}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {__('Yes, hide store setup tasks', 'woocommerce')}
          </Button>
        </>
      }
    >
      <p>{__('Are you sure? These tasks are required for all stores.', 'woocommerce')}</p>
    </Modal>
  );
}
