import { createElement } from 'react';
import { defineExtension, type PlaceProps } from '../index';

const Page = ({ params }: PlaceProps) => params['id'];

defineExtension({ id: 'acme', title: 'Acme' });

const acme = defineExtension({
  id: 'acme',
  title: 'Acme',
  pages: [{ id: 'page', path: '/acme/:id', title: 'Acme', component: Page, order: 5 }],
  gateways: [{ id: 'pay', gateway: 'acme_pay', component: ({ markConfigured }) => (markConfigured(), null) }],
});

acme.pages[0].path satisfies '/acme/:id';

// @ts-expect-error -- the title is required to name the extension in errors
defineExtension({ id: 'acme' });

// @ts-expect-error -- no task list has this name
defineExtension({ id: 'acme', title: 'Acme', pagess: [] });

// @ts-expect-error -- a page needs a component
defineExtension({ id: 'acme', title: 'Acme', pages: [{ id: 'page', path: '/acme', title: 'Acme' }] });

defineExtension({
  id: 'acme',
  title: 'Acme',
  // @ts-expect-error -- pages get no payment method
  pages: [{ id: 'page', path: '/', title: '', component: ({ paymentGateway }) => paymentGateway }],
});

defineExtension({
  id: 'acme',
  title: 'Acme',
  taskLists: [{ id: 'start', title: 'Start with Acme', order: 1, capability: 'manage_woocommerce' }],
  tasks: [
    {
      id: 'connect',
      list: 'start',
      title: 'Connect Acme',
      isComplete: () => false,
      component: ({ onComplete }) => (onComplete({ redirectPath: '/' }), null),
      listItem: ({ defaultTaskItem }) => createElement(defaultTaskItem, { onClick: () => {} }),
    },
  ],
  activityTabs: [{ id: 'news', title: 'News', icon: 'megaphone', component: () => null }],
  homeSections: [{ id: 'figures', column: 'first', component: () => null }],
});

const nothing = () => null;

defineExtension({
  id: 'acme',
  title: 'Acme',
  // @ts-expect-error -- a tab requires an icon of the dashboard
  activityTabs: [{ id: 'news', title: 'News', icon: 'acme', component: nothing }],
});

defineExtension({
  id: 'acme',
  title: 'Acme',
  // @ts-expect-error -- the home screen has only two columns
  homeSections: [{ id: 'figures', column: 'third', component: nothing }],
});

// @ts-expect-error -- a task requires a page
defineExtension({ id: 'acme', title: 'Acme', tasks: [{ id: 'connect', title: 'Connect' }] });

defineExtension({
  id: 'acme',
  title: 'Acme',
  filters: [
    {
      id: 'column',
      hook: 'woocommerce_admin_report_table',
      change: (table) => ({ ...table, headers: [...table.headers, { key: 'cost', label: 'Cost' }] }),
    },
    {
      id: 'chart',
      hook: 'woocommerce_admin_orders_report_charts',
      change: (charts) => [...charts, { key: 'cost', label: 'Cost', type: 'currency' }],
    },
  ],
});

defineExtension({
  id: 'acme',
  title: 'Acme',
  // @ts-expect-error -- the dashboard has no filter of this name
  filters: [{ id: 'column', hook: 'woocommerce_admin_report_tables', change: nothing }],
});

defineExtension({
  id: 'acme',
  title: 'Acme',
  // @ts-expect-error -- a table is expected
  filters: [{ id: 'column', hook: 'woocommerce_admin_report_table', change: nothing }],
});
