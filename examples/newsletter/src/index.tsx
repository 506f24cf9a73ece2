import { defineExtension, registerExtension } from '@admin/extensions';
import { __ } from '@wordpress/i18n';
import { NewsletterItem, NewsletterTask, isConnected } from './newsletter-task';

registerExtension(
  defineExtension({
    id: 'acme-newsletter',
    title: __('Newsletter', 'acme'),
    taskLists: [{ id: 'start', title: __('Stay in touch', 'acme') }],
    tasks: [
      {
        id: 'connect',
        list: 'start',
        title: __('Connect your newsletter', 'acme'),
        time: __('2 minutes', 'acme'),
        isComplete: isConnected,
        component: NewsletterTask,
        listItem: NewsletterItem,
      },
    ],
  }),
);
