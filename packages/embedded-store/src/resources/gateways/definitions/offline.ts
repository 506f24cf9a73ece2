import type { FieldDefinition } from '../../fields';
import type { GatewayDefinition } from '../definition';

const SHOWN_AFTER = 'Shown to customers after they ordered, and sent with the e-mail about the order.';

const instructions = (preset = ''): FieldDefinition => ({
  id: 'instructions',
  label: 'Instructions',
  description: SHOWN_AFTER,
  type: 'textarea',
  default: preset,
});

/** Ways to get paid that need nobody in between; they come with the store. */
export const OFFLINE: readonly GatewayDefinition[] = [
  {
    id: 'bacs',
    title: 'Direct bank transfer',
    description:
      'Send the money to our bank account and name your order number. We ship once it has arrived.',
    methodTitle: 'Direct bank transfer',
    methodDescription: 'Customers send the money from bank to bank.',
    supports: ['products'],
    fields: [instructions()],
  },
  {
    id: 'cheque',
    title: 'Check payments',
    description: 'Send a check to the address of the shop.',
    methodTitle: 'Check payments',
    methodDescription: 'Customers send a check by post.',
    supports: ['products'],
    fields: [instructions()],
  },
  {
    id: 'cod',
    title: 'Cash on delivery',
    description: 'Pay when the parcel arrives.',
    methodTitle: 'Cash on delivery',
    methodDescription: 'Customers pay when the parcel arrives.',
    supports: ['products'],
    fields: [
      instructions('Pay when the parcel arrives.'),
      {
        id: 'enable_for_methods',
        label: 'Enable for shipping methods',
        description: 'Offered with these ways to ship only; with all of them when none is chosen.',
        type: 'multiselect',
        options: {
          'Flat rate': { flat_rate: 'Any flat rate' },
          'Free shipping': { free_shipping: 'Any free shipping' },
          'Local pickup': { local_pickup: 'Any local pickup' },
        },
      },
      {
        id: 'enable_for_virtual',
        label: 'Accept for orders without a parcel',
        type: 'checkbox',
        default: 'yes',
      },
    ],
  },
];
