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
