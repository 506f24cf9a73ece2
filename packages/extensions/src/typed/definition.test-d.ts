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

// @ts-expect-error -- without a title nobody can be told whose a failure is
defineExtension({ id: 'acme' });

// @ts-expect-error -- a list of this name is nowhere
defineExtension({ id: 'acme', title: 'Acme', pagess: [] });

// @ts-expect-error -- a page needs a component
defineExtension({ id: 'acme', title: 'Acme', pages: [{ id: 'page', path: '/acme', title: 'Acme' }] });

defineExtension({
  id: 'acme',
  title: 'Acme',
  // @ts-expect-error -- pages are given no payment method
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
  // @ts-expect-error -- a tab shows an icon of ours
  activityTabs: [{ id: 'news', title: 'News', icon: 'acme', component: nothing }],
});

defineExtension({
  id: 'acme',
  title: 'Acme',
  // @ts-expect-error -- home has two columns
  homeSections: [{ id: 'figures', column: 'third', component: nothing }],
});

// @ts-expect-error -- a task without a page could not be done
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
