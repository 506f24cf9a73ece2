import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import type { Page, PageProps } from '../page';
import { storePage } from './shared';

const Extensions = lazyScreen<PageProps>('extensions', async () => {
  const screens = await import(/* webpackChunkName: "extensions" */ '../../../screens/extensions/extensions');
  return screens.Extensions;
});

/** The page on which the user switches extensions off. */
export const extensionsPages = (host: Host): Page[] => [
  storePage(host, {
    path: '/store-admin/extensions',
    container: Extensions,
    title: __('Extensions', 'store-admin'),
    id: 'store-admin-extensions',
  }),
];
