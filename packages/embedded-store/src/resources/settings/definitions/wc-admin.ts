import { getRegisteredStatuses, getUnregisteredStatuses } from '../../orders/statuses';
import type { Choices, SettingGroup } from '../definition';

/** Statuses that reports can be told to leave out or to put on the to-do list. */
const statuses: Choices = (db) => ({ ...getRegisteredStatuses(db), ...getUnregisteredStatuses(db) });

export const wcAdmin: SettingGroup = {
  id: 'wc_admin',
  label: 'WooCommerce Admin',
  description: 'How the dashboard counts and what it starts with.',
  settings: [
    {
      id: 'woocommerce_excluded_report_order_statuses',
      label: 'Excluded statuses',
      description: 'Orders with these statuses do not count in reports.',
      type: 'multiselect',
      default: ['pending', 'cancelled', 'failed'],
      options: statuses,
    },
    {
      id: 'woocommerce_actionable_order_statuses',
      label: 'Actionable statuses',
      description: 'Orders with these statuses wait for somebody to do something.',
      type: 'multiselect',
      default: ['processing', 'on-hold'],
      options: statuses,
    },
    {
      id: 'woocommerce_default_date_range',
      label: 'Default date range',
      description: 'Range of dates a report starts with.',
      type: 'text',
      default: 'period=month&compare=previous_year',
    },
    {
      id: 'woocommerce_date_type',
      label: 'Date type',
      description: 'Date of an order that decides into which day of a report it falls.',
      type: 'select',
      options: {
        date_created: 'date_created',
        date_paid: 'date_paid',
        date_completed: 'date_completed',
      },
    },
  ],
};
