import { memo, Suspense, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getHistory, getNewPath, lazyScreen, type Query } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import type { SavedView } from '@admin/store-user';
import { isActiveView, useViews } from '@admin/store-views';
import { Menu, type MenuGroup, type MenuItem } from '@admin/ui';
import type { DeliveriesDialogProps } from '../deliveries/deliveries-dialog';
import type { ShownReport } from '../deliveries/to-content';
import type { NameDialogProps } from './name-dialog';

export interface ViewsMenuProps {
  /** The report's path: `/analytics/orders`. */
  path: string;
  query: Query;
  /** Keys of the hidden columns; omitted without a table. */
  hiddenColumns?: readonly string[] | undefined;
  /** Hides the columns of a view when it is opened. */
  onHiddenColumns?: ((columns: string[]) => void) | undefined;
  /** Content of e-mails; omitted if only an extension knows what the report shows. */
  sending?: Sending;
}

interface Sending {
  /** The content of the report, to be sent by e-mail. */
  shown: ShownReport;
  /** Whether there are unread delivery failures. */
  hasFailed: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

type Dialog = 'save' | 'rename';

const DeliveriesDialog = lazyScreen<DeliveriesDialogProps>('deliveries', async () => {
  const chunk = await import(/* webpackChunkName: "deliveries" */ '../deliveries/deliveries-dialog');
  return chunk.DeliveriesDialog;
});

const NameDialog = lazyScreen<NameDialogProps>('view-name', async () => {
  const chunk = await import(/* webpackChunkName: "view-name" */ './name-dialog');
  return chunk.NameDialog;
});

/** Saved views of a report: open, save, rename, delete, and set as default. */
export const ViewsMenu = memo(function ViewsMenu({
  path,
  query,
  hiddenColumns,
  onHiddenColumns,
  sending,
}: ViewsMenuProps) {
  const { views, defaultView, save, rename, replace, remove, restore, setDefault } = useViews(path);
  const report = usePromiseNotice();
  const [dialog, setDialog] = useState<Dialog>();
  const [openedId, setOpenedId] = useState<string>();
  const content = { query, hiddenColumns };
  const showing = views.find((view) => isActiveView(view, content));
  // Once an opened view is modified, the changes can be saved to it.
  const current = showing ?? views.find(({ id }) => id === openedId);

  function open(view: SavedView) {
    setOpenedId(view.id);
    if (view.hiddenColumns) onHiddenColumns?.([...view.hiddenColumns]);
    getHistory().push(getNewPath(view.query, path, {}));
  }

  const replaceCurrent = (view: SavedView) =>
    report(replace(view, content), {
      id: noticeOf(view),
      done: sprintf(
        /* translators: %s: name of a view */
        __('View “%s” updated', 'store-admin'),
        view.name,
      ),
      undo: () =>
        void report(restore(view, defaultView?.id === view.id), {
          id: noticeOf(view),
          failed: __('There was a problem restoring the view', 'store-admin'),
        }),
      failed: explain(__('There was a problem saving the view', 'store-admin')),
    });

  const chooseDefault = (view: SavedView | undefined) =>
    report(setDefault(view), {
      id: DEFAULT_NOTICE,
      done: view
        ? sprintf(
            /* translators: %s: name of a view */
            __('“%s” is now the default view of this report', 'store-admin'),
            view.name,
          )
        : __('This report no longer has a default view', 'store-admin'),
      undo: () =>
        void report(setDefault(defaultView), {
          id: DEFAULT_NOTICE,
          failed: __('There was a problem undoing the change', 'store-admin'),
        }),
      failed: explain(__('There was a problem saving the default view', 'store-admin')),
    });

  const deleteView = (view: SavedView) =>
    report(remove(view), {
      id: noticeOf(view),
      done: sprintf(
        /* translators: %s: name of a view */
        __('View “%s” deleted', 'store-admin'),
        view.name,
      ),
      undo: () =>
        void report(restore(view, defaultView?.id === view.id), {
          id: noticeOf(view),
          failed: __('There was a problem restoring the view', 'store-admin'),
        }),
      failed: explain(__('There was a problem deleting the view', 'store-admin')),
    });

  async function saveAs(name: string) {
    const view = await save(name, content);
    setOpenedId(view.id);
  }

  return (
    <>
      <Menu
        label={
          showing
            ? sprintf(
                /* translators: %s: name of a view */
                __('View: %s', 'store-admin'),
                showing.name,
              )
            : __('Views', 'store-admin')
        }
        icon={sending?.hasFailed ? 'warning' : 'bookmark'}
        className={sending?.hasFailed ? 'has-failed' : undefined}
        showLabel
        items={[
          ...listOpen(views, showing, open),
          { label: __('Save as view', 'store-admin'), icon: 'plus', onSelect: () => setDialog('save') },
          ...(current && !showing
            ? [
                {
                  label: sprintf(
                    /* translators: %s: name of a view */
                    __('Save changes to “%s”', 'store-admin'),
                    current.name,
                  ),
                  onSelect: () => void replaceCurrent(current),
                },
              ]
            : []),
          ...(current
            ? listChange(current, defaultView?.id === current.id, {
                onRename: () => setDialog('rename'),
                onDefault: chooseDefault,
                onDelete: deleteView,
              })
            : []),
          ...(sending
            ? [
                {
                  label: sending.hasFailed
                    ? __('Send by email… (failed)', 'store-admin')
                    : __('Send by email…', 'store-admin'),
                  onSelect: sending.onOpen,
                },
              ]
            : []),
        ]}
      />
      <Suspense fallback={null}>
        {dialog === 'save' && (
          <NameDialog
            title={__('Save as view', 'store-admin')}
            name=""
            others={views}
            onSave={saveAs}
            onClose={() => setDialog(undefined)}
          />
        )}
        {dialog === 'rename' && current && (
          <NameDialog
            title={__('Rename view', 'store-admin')}
            name={current.name}
            others={views.filter((view) => view !== current)}
            onSave={(name) => rename(current, name)}
            onClose={() => setDialog(undefined)}
          />
        )}
        {sending?.isOpen && (
          <DeliveriesDialog
            {...{ path, query, hiddenColumns }}
            shown={sending.shown}
            name={current?.name}
            onClose={sending.onClose}
          />
        )}
      </Suspense>
    </>
  );
});

const listOpen = (
  views: readonly SavedView[],
  showing: SavedView | undefined,
  open: (view: SavedView) => void,
): MenuGroup[] =>
  views.length === 0
    ? []
    : [
        {
          label: __('Saved views', 'store-admin'),
          kind: 'radio',
          items: views.map((view) => ({
            label: view.name,
            isChecked: view === showing,
            onSelect: () => open(view),
          })),
        },
      ];

interface Changes {
  onRename: () => void;
  onDefault: (view: SavedView | undefined) => unknown;
  onDelete: (view: SavedView) => unknown;
}

const listChange = (
  view: SavedView,
  isDefault: boolean,
  { onRename, onDefault, onDelete }: Changes,
): (MenuItem | MenuGroup)[] => [
  {
    label: view.name,
    items: [
      {
        label: isDefault
          ? __('Remove as default view', 'store-admin')
          : __('Set as default view', 'store-admin'),
        icon: 'star',
        onSelect: () => void onDefault(isDefault ? undefined : view),
      },
      { label: __('Rename', 'store-admin'), onSelect: onRename },
      {
        label: __('Delete', 'store-admin'),
        icon: 'trash',
        isDestructive: true,
        onSelect: () => void onDelete(view),
      },
    ],
  },
];

const noticeOf = ({ id }: SavedView): string => `saved-view/${id}`;

const DEFAULT_NOTICE = 'default-view';

const explain = (what: string) => (error: unknown) =>
  error instanceof Error && error.message !== '' ? `${what}: ${error.message}` : what;
