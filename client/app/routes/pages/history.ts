import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import type { Page, PageProps } from '../page';
import { storePage } from './shared';

const History = lazyScreen<PageProps>('history', async () => {
  const screens = await import(/* webpackChunkName: "history" */ '../../../screens/history/history');
  return screens.History;
});

/** The history of changes, with undo. */
export const historyPages = (host: Host): Page[] => [
  storePage(host, {
    path: '/history',
    container: History,
    title: __('History', 'store-admin'),
    id: 'store-admin-history',
  }),
];
