import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import { taskDialogs } from '../../../tasks/task-dialogs';
import { taskPages } from '../../../tasks/task-pages';
import type { Page, PageProps } from '../page';
import { storePage } from './shared';

const Home = lazyScreen<PageProps>('home', async () => {
  const { Home: HomeScreen } = await import(/* webpackChunkName: "home" */ '../../../screens/home/home');
  return function HomePage({ query }) {
    return <HomeScreen query={query} taskPages={taskPages} taskDialogs={taskDialogs} />;
  };
});

export const homePages = (host: Host): Page[] => [
  storePage(host, {
    path: '/',
    container: Home,
    title: __('Home', 'store-admin'),
    id: 'woocommerce-home',
  }),
];
