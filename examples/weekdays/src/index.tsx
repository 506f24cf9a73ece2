import { defineExtension, registerExtension } from '@admin/extensions';
import { __ } from '@wordpress/i18n';
import { weekdaysStore } from './weekdays';
import { WeekdaysReport } from './weekdays-report';

registerExtension(
  defineExtension({
    id: 'acme-weekdays',
    title: __('Days of the week', 'acme'),
    stores: [{ store: weekdaysStore }],
    reports: [{ id: 'weekdays', title: __('Days of the week', 'acme'), component: WeekdaysReport }],
  }),
);
