import { isAmount, toParts } from '../../../shared/amounts';
import { createMoneyFormat, getNotes, getOrder, getRefunds, remainderAfter } from '../../../sales';
import { getOrderStatuses } from '../../../site';
import type { Order } from '../../../sales';
import { getCountries } from '../../../reference';
import { findProducts } from '../../../catalog';
import { findUsers } from '../../../accounts';
import type { Html } from '../../../html/html';
import { html } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import { createDateFormat } from '../date-format';
import { toProblems, write } from '../form/write';
import { openPost, trashButton } from '../records/post-type';
import type { Box, RecordField, RecordForm } from '../records/record-form';
import { field } from '../records/record-form';
import { table } from '../table';

const ORDER = {
  type: 'shop_order',
  one: 'order',
  many: 'Orders',
  root: '/wc/v3/orders',
  blank: { status: 'pending', customer_id: 0 },
};

/** Maximum number of users and products in a select. */
const MOST_CHOICES = 500;

/** Statuses of orders that are not paid yet. */
const EDITABLE: readonly unknown[] = ['pending', 'on-hold', 'auto-draft'];

/** The form of an order; without an id, of a new one. `undefined` when there is no such order. */
export function orderForm(visitor: AdminPageContext, id?: number): RecordForm | undefined {
  const form = openPost(visitor, ORDER, id);
  const { db } = visitor.store;
  const order = id === undefined ? undefined : getOrder(db, id);
  if (!form) return undefined;
  return {
    ...form,
    ...(order && { title: `Order #${order.id}` }),
    messages: { updated: 'Order updated.', created: 'Order created.', refunded: 'Refund recorded.' },
    boxes: [
      {
        id: 'order_data',
        title: 'Order details',
        ...(order && { description: describe(visitor, order) }),
        fields: [
          field('select', 'customer_user', 'Customer', {
            member: 'customer_id',
            options: customers(visitor),
            write: Number,
          }),
          field('textarea', 'excerpt', 'Customer provided note', { member: 'customer_note' }),
        ],
      },
      { id: 'order_billing', title: 'Billing', fields: addressFields('billing', { email: 'Email address' }) },
      { id: 'order_shipping', title: 'Shipping', fields: addressFields('shipping') },
      {
        id: 'woocommerce-order-items',
        title: 'Items',
        ...(order && { content: itemsTable(visitor, order) }),
        ...(EDITABLE.includes(form.record['status'])
          ? { fields: itemFields(visitor) }
          : { description: 'This order is no longer editable.' }),
      },
      ...(order ? [refundBox(visitor, order)] : []),
      {
        id: 'woocommerce-order-actions',
        title: 'Order actions',
        isSide: true,
        fields: [
          field('select', 'order_status', 'Status', { member: 'status', options: getOrderStatuses(db) }),
        ],
        buttons: order
          ? [
              { name: 'save', label: 'Update', isPrimary: true, message: 'updated' },
              ...(order.status === 'trash' ? [] : [trashButton(ORDER, order.id)]),
            ]
          : [{ name: 'save', label: 'Create', isPrimary: true, message: 'created' }],
      },
      {
        id: 'woocommerce-order-notes',
        title: 'Order notes',
        isSide: true,
        ...(order && { content: notes(visitor, order.id) }),
        fields: [field('textarea', 'order_note', 'Add note', { isExtra: true })],
      },
    ],
    places: { line_items: { id: 'woocommerce-order-items', label: 'Items' } },
    check: (sent) => {
      const amount = sent.get('refund_amount') ?? '';
      if (!sent.has('refund') || (isAmount(amount) && toParts(amount) > 0)) return [];
      return [{ ...REFUND_AMOUNT, error: 'Please enter an amount, such as 12.50.' }];
    },
    extraBody: (sent) => {
      const product = Number(sent.get('add_product_id') || 0);
      const quantity = Number(sent.get('add_product_qty') || 1);
      return product === 0 ? {} : { line_items: [{ product_id: product, quantity }] };
    },
    saveRest: (saved, sent) => {
      const path = `${ORDER.root}/${saved}`;
      const note = (sent.get('order_note') ?? '').trim();
      if (note !== '') {
        write(visitor, { method: 'POST', path: `${path}/notes`, body: { note, added_by_user: true } });
      }
      if (!sent.has('refund')) return [];
      const body = { amount: sent.get('refund_amount'), reason: sent.get('refund_reason') ?? '' };
      const written = write(visitor, { method: 'POST', path: `${path}/refunds`, body });
      return 'failure' in written ? toProblems(written.failure, { amount: REFUND_AMOUNT }) : [];
    },
  };
}

const PERSON = {
  first_name: 'First name',
  last_name: 'Last name',
  company: 'Company',
  address_1: 'Address line 1',
  address_2: 'Address line 2',
  city: 'City',
  postcode: 'Postcode / ZIP',
  country: 'Country / Region',
  state: 'State / County',
  phone: 'Phone',
};

function addressFields(kind: string, more: Readonly<Record<string, string>> = {}): RecordField[] {
  const countries = Object.fromEntries(getCountries().map(({ code, name }) => [code, name]));
  return Object.entries({ ...more, ...PERSON }).map(([member, label]) => {
    const options = { '': 'Select a country / region…', ...countries };
    const type = member === 'country' ? 'select' : member === 'email' ? 'email' : 'text';
    return field(type, `_${kind}_${member}`, label, { member: `${kind}.${member}`, options });
  });
}

function customers({ store }: AdminPageContext): Record<string, string> {
  const { users } = findUsers(store.db, { search: '', offset: 0, limit: MOST_CHOICES });
  const names = users.map(({ id, displayName, email }) => [String(id), `${displayName} (${email})`]);
  return { '0': 'Guest', ...Object.fromEntries(names) };
}

function describe(visitor: AdminPageContext, { createdAt, paidAt, paymentMethodTitle }: Order): string {
  const { moment } = createDateFormat(visitor);
  const payment = paymentMethodTitle ? [`Payment via ${paymentMethodTitle}.`] : [];
  const paid = paidAt === null ? [] : [`Paid on ${moment(paidAt)}.`];
  return [`Created on ${moment(createdAt)}.`, ...payment, ...paid].join(' ');
}

function itemFields({ store }: AdminPageContext): RecordField[] {
  const { products } = findProducts(store.db, {
    now: store.clock(),
    kind: 'products',
    status: 'publish',
    type: 'simple',
    orderBy: 'title',
    order: 'asc',
    limit: MOST_CHOICES,
    offset: 0,
  });
  const names = products.map(({ id, name, sku }) => [String(id), sku ? `${name} (${sku})` : name]);
  const options = { '': 'None', ...Object.fromEntries(names) };
  return [
    field('select', 'add_product_id', 'Add product', { options, isExtra: true }),
    field('number', 'add_product_qty', 'Quantity', { read: () => '1', isExtra: true }),
  ];
}

const KINDS = {
  product: '',
  tax: 'Tax: ',
  shipping: 'Shipping: ',
  fee: 'Fee: ',
  coupon: 'Coupon: ',
} as const;

function itemsTable({ store }: AdminPageContext, order: Order): Html {
  const format = createMoneyFormat(store.db);
  const money = (parts: number) => format(parts, order.currency);
  const totals = [
    ['Discounts', -order.discountTotal],
    ['Shipping', order.shippingTotal],
    ['Tax', order.cartTax + order.shippingTax],
  ] as const;
  return table({
    caption: 'Order items',
    className: 'woocommerce_order_items',
    headings: ['Item', 'Quantity', 'Total'],
    rows: [
      ...order.lines
        .filter(({ kind }) => kind !== 'tax')
        .map(({ kind, name, quantity, total }) => [
          KINDS[kind] + name,
          kind === 'product' ? quantity : '–',
          money(kind === 'coupon' ? -total : total),
        ]),
      ...totals.filter(([, parts]) => parts !== 0).map(([label, parts]) => [label, '', money(parts)]),
      ['Order total', '', html`<strong>${money(order.total)}</strong>`],
    ],
  });
}

const REFUND_AMOUNT = { id: 'refund_amount', label: 'Refund amount' };

function refundBox({ store }: AdminPageContext, order: Order): Box {
  const format = createMoneyFormat(store.db);
  const money = (parts: number) => format(parts, order.currency);
  const refunds = getRefunds(store.db, [order.id]).get(order.id) ?? [];
  const rest = remainderAfter(order, refunds);
  const items = refunds.map(
    ({ id, total, reason }) => html`<li>#${id}: ${money(total)}${reason ? ` (${reason})` : ''}</li>`,
  );
  return {
    id: 'woocommerce-order-refunds',
    title: 'Refunds',
    description: `Total available to refund: ${money(rest)}. Refunds are only recorded. You need to return the money manually.`,
    ...(items.length > 0 && {
      content: html`<ul>
        ${items}
      </ul>`,
    }),
    ...(rest > 0 && {
      fields: [
        field('price', REFUND_AMOUNT.id, REFUND_AMOUNT.label, { isExtra: true }),
        field('text', 'refund_reason', 'Reason for refund', { isExtra: true }),
      ],
      buttons: [{ name: 'refund', label: 'Refund', message: 'refunded' }],
    }),
  };
}

function notes(visitor: AdminPageContext, order: number): Html {
  const { moment } = createDateFormat(visitor);
  const all = getNotes(visitor.store.db, order);
  if (all.length === 0) return html`<p>There are no notes yet.</p>`;
  return html`<ul class="order_notes">
    ${all.map(
      ({ note, author, createdAt, isForCustomer }) =>
        html`<li class="note${isForCustomer ? ' customer-note' : ''}">
          <div class="note_content">${note}</div>
          <p class="meta">${moment(createdAt)} by ${author}${isForCustomer ? ', to the customer' : ''}</p>
        </li>`,
    )}
  </ul>`;
}
