import type { FieldDefinition } from '../fields';

/** A way to ship, as the program knows it. */
export interface MethodDefinition {
  id: string;
  title: string;
  description: string;
  fields: readonly FieldDefinition[];
}

const title = (preset: string): FieldDefinition => ({
  id: 'title',
  label: 'Title',
  description: 'What customers read at checkout.',
  type: 'text',
  default: preset,
});

const taxStatus: FieldDefinition = {
  id: 'tax_status',
  label: 'Tax status',
  type: 'select',
  default: 'taxable',
  options: { taxable: 'Taxable', none: 'None' },
};

const cost: FieldDefinition = {
  id: 'cost',
  label: 'Cost',
  description: 'An amount without tax, or a sum: <code>[qty]</code> stands for the number of items.',
  type: 'text',
};

export const METHODS: readonly MethodDefinition[] = [
  {
    id: 'flat_rate',
    title: 'Flat rate',
    description: 'One price for each parcel, whatever is in it.',
    fields: [title('Flat rate'), taxStatus, cost],
  },
  {
    id: 'free_shipping',
    title: 'Free shipping',
    description: 'Costs nothing, for everyone or from a certain amount or coupon on.',
    fields: [
      title('Free shipping'),
      {
        id: 'requires',
        label: 'Free shipping requires',
        type: 'select',
        options: {
          '': 'Nothing',
          coupon: 'A coupon for free shipping',
          min_amount: 'A minimum amount',
          either: 'A minimum amount or a coupon',
          both: 'A minimum amount and a coupon',
        },
      },
      {
        id: 'min_amount',
        label: 'Minimum amount',
        description: 'What an order has to come to, where an amount is required.',
        type: 'price',
        default: '0',
      },
      {
        id: 'ignore_discounts',
        label: 'Discounts',
        description: 'Counts the amount before coupons are taken off.',
        type: 'checkbox',
        default: 'no',
      },
    ],
  },
  {
    id: 'local_pickup',
    title: 'Local pickup',
    description: 'Customers come and take it with them; taxes are those of the shop.',
    fields: [
      title('Local pickup'),
      taxStatus,
      { ...cost, description: 'What picking it up costs, if anything.' },
    ],
  },
];

export function findMethod(id: string): MethodDefinition | undefined {
  return METHODS.find((method) => method.id === id);
}
