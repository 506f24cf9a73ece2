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
import type { PostType } from '../records/post-type';
import type { Box, RecordField, RecordForm } from '../records/record-form';
import { field } from '../records/record-form';
import { table } from '../table';
import { __, fillIn, sprintf } from '../../../i18n';

const ROOT = '/wc/v3/orders';

const describeType = (): PostType => ({
  type: 'shop_order',
  texts: {
    list: __('Orders', 'store-admin'),
    add: __('Add order', 'store-admin'),
    addNew: __('Add new order', 'store-admin'),
    edit: __('Edit order', 'store-admin'),
  },
  root: ROOT,
  blank: { status: 'pending', customer_id: 0 },
});

/** Maximum number of users and products in a select. */
const MAX_OPTIONS = 500;

/** Statuses of orders that are not paid yet. */
const EDITABLE: readonly unknown[] = ['pending', 'on-hold', 'auto-draft'];

/** The form of an order; without an id, of a new one. `undefined` when there is no such order. */
export function orderForm(context: AdminPageContext, id?: number): RecordForm | undefined {
  const form = openPost(context, describeType(), id);
  const { db } = context.store;
  const order = id === undefined ? undefined : getOrder(db, id);
  if (!form) return undefined;
  return {
    ...form,
    ...(order && {
      /* translators: %d: number of the order */
      title: sprintf(__('Order #%d', 'store-admin'), order.id),
    }),
    messages: {
      updated: __('Order updated.', 'store-admin'),
      created: __('Order created.', 'store-admin'),
      refunded: __('Refund recorded.', 'store-admin'),
    },
    boxes: [
      {
        id: 'order_data',
        title: __('Order details', 'store-admin'),
        ...(order && { description: describe(context, order) }),
        fields: [
          field('select', 'customer_user', __('Customer', 'store-admin'), {
            member: 'customer_id',
            options: customers(context),
            write: Number,
          }),
          field('textarea', 'excerpt', __('Customer provided note', 'store-admin'), {
            member: 'customer_note',
          }),
        ],
      },
      {
        id: 'order_billing',
        title: __('Billing', 'store-admin'),
        fields: addressFields('billing', { email: __('Email address', 'store-admin') }),
      },
      { id: 'order_shipping', title: __('Shipping', 'store-admin'), fields: addressFields('shipping') },
      {
        id: 'woocommerce-order-items',
        title: __('Items', 'store-admin'),
        ...(order && { content: itemsTable(context, order) }),
        ...(EDITABLE.includes(form.record['status'])
          ? { fields: itemFields(context) }
          : { description: __('This order is no longer editable.', 'store-admin') }),
      },
      ...(order ? [refundBox(context, order)] : []),
      {
        id: 'woocommerce-order-actions',
        title: __('Order actions', 'store-admin'),
        isSide: true,
        fields: [
          field('select', 'order_status', __('Status', 'store-admin'), {
            member: 'status',
            options: getOrderStatuses(db),
          }),
        ],
        buttons: order
          ? [
              { name: 'save', label: __('Update', 'store-admin'), isPrimary: true, message: 'updated' },
              ...(order.status === 'trash' ? [] : [trashButton(describeType(), order.id)]),
            ]
          : [{ name: 'save', label: __('Create', 'store-admin'), isPrimary: true, message: 'created' }],
      },
      {
        id: 'woocommerce-order-notes',
        title: __('Order notes', 'store-admin'),
        isSide: true,
        ...(order && { content: notes(context, order.id) }),
        fields: [field('textarea', noteField().id, noteField().label, { isExtra: true })],
      },
    ],
    places: { line_items: { id: 'woocommerce-order-items', label: __('Items', 'store-admin') } },
    check: (sent) => {
      const amount = sent.get('refund_amount') ?? '';
      if (!sent.has('refund') || (isAmount(amount) && toParts(amount) > 0)) return [];
      return [{ ...refundAmount(), error: __('Please enter an amount, such as 12.50.', 'store-admin') }];
    },
    extraBody: (sent) => {
      const product = Number(sent.get('add_product_id') || 0);
      const quantity = Number(sent.get('add_product_qty') || 1);
      return product === 0 ? {} : { line_items: [{ product_id: product, quantity }] };
    },
    saveRest: (saved, sent) => {
      const path = `${ROOT}/${saved}`;
      const note = (sent.get('order_note') ?? '').trim();
      if (note !== '') {
        const body = { note, added_by_user: true };
        const written = write(context, { method: 'POST', path: `${path}/notes`, body });
        if ('failure' in written) return toProblems(written.failure, { note: noteField() });
      }
      if (!sent.has('refund')) return [];
      const body = { amount: sent.get('refund_amount'), reason: sent.get('refund_reason') ?? '' };
      const written = write(context, { method: 'POST', path: `${path}/refunds`, body });
      return 'failure' in written ? toProblems(written.failure, { amount: refundAmount() }) : [];
    },
  };
}

const noteField = () => ({ id: 'order_note', label: __('Add note', 'store-admin') });

const personLabels = () => ({
  first_name: __('First name', 'store-admin'),
  last_name: __('Last name', 'store-admin'),
  company: __('Company', 'store-admin'),
  address_1: __('Address line 1', 'store-admin'),
  address_2: __('Address line 2', 'store-admin'),
  city: __('City', 'store-admin'),
  postcode: __('Postcode / ZIP', 'store-admin'),
  country: __('Country / Region', 'store-admin'),
  state: __('State / County', 'store-admin'),
  phone: __('Phone', 'store-admin'),
});

function addressFields(kind: string, more: Readonly<Record<string, string>> = {}): RecordField[] {
  const countries = Object.fromEntries(getCountries().map(({ code, name }) => [code, name]));
  return Object.entries({ ...more, ...personLabels() }).map(([member, label]) => {
    const options = { '': __('Select a country / region…', 'store-admin'), ...countries };
    const type = member === 'country' ? 'select' : member === 'email' ? 'email' : 'text';
    return field(type, `_${kind}_${member}`, label, { member: `${kind}.${member}`, options });
  });
}

function customers({ store }: AdminPageContext): Record<string, string> {
  const { users } = findUsers(store.db, { search: '', offset: 0, limit: MAX_OPTIONS });
  const names = users.map(({ id, displayName, email }) => [String(id), `${displayName} (${email})`]);
  return { '0': __('Guest', 'store-admin'), ...Object.fromEntries(names) };
}

function describe(context: AdminPageContext, { createdAt, paidAt, paymentMethodTitle }: Order): string {
  const { moment } = createDateFormat(context);
  /* translators: %s: date and time */
  const created = sprintf(__('Created on %s.', 'store-admin'), moment(createdAt));
  const payment = paymentMethodTitle
    ? /* translators: %s: name of a payment method */
      [sprintf(__('Payment via %s.', 'store-admin'), paymentMethodTitle)]
    : [];
  /* translators: %s: date and time */
  const paid = paidAt === null ? [] : [sprintf(__('Paid on %s.', 'store-admin'), moment(paidAt))];
  return [created, ...payment, ...paid].join(' ');
}

function itemFields({ store }: AdminPageContext): RecordField[] {
  const { products } = findProducts(store.db, {
    now: store.clock(),
    kind: 'products',
    status: 'publish',
    type: 'simple',
    orderBy: 'title',
    order: 'asc',
    limit: MAX_OPTIONS,
    offset: 0,
  });
  const names = products.map(({ id, name, sku }) => [String(id), sku ? `${name} (${sku})` : name]);
  const options = { '': __('None', 'store-admin'), ...Object.fromEntries(names) };
  return [
    field('select', 'add_product_id', __('Add product', 'store-admin'), { options, isExtra: true }),
    field('number', 'add_product_qty', __('Quantity', 'store-admin'), { read: () => '1', isExtra: true }),
  ];
}

/** Formats of the names of an order's items. */
const itemFormats = () => ({
  product: '%s',
  tax: '%s',
  /* translators: %s: name of a shipping method */
  shipping: __('Shipping: %s', 'store-admin'),
  /* translators: %s: name of a fee */
  fee: __('Fee: %s', 'store-admin'),
  /* translators: %s: code of a coupon */
  coupon: __('Coupon: %s', 'store-admin'),
});

function itemsTable({ store }: AdminPageContext, order: Order): Html {
  const format = createMoneyFormat(store.db);
  const money = (parts: number) => format(parts, order.currency);
  const formats = itemFormats();
  const totals = [
    [__('Discounts', 'store-admin'), -order.discountTotal],
    [__('Shipping', 'store-admin'), order.shippingTotal],
    [__('Tax', 'store-admin'), order.cartTax + order.shippingTax],
  ] as const;
  return table({
    caption: __('Order items', 'store-admin'),
    className: 'woocommerce_order_items',
    headings: [__('Item', 'store-admin'), __('Quantity', 'store-admin'), __('Total', 'store-admin')],
    rows: [
      ...order.lines
        .filter(({ kind }) => kind !== 'tax')
        .map(({ kind, name, quantity, total }) => [
          fillIn(formats[kind], name),
          kind === 'product' ? quantity : '–',
          money(kind === 'coupon' ? -total : total),
        ]),
      ...totals.filter(([, parts]) => parts !== 0).map(([label, parts]) => [label, '', money(parts)]),
      [__('Order total', 'store-admin'), '', html`<strong>${money(order.total)}</strong>`],
    ],
  });
}

const refundAmount = () => ({ id: 'refund_amount', label: __('Refund amount', 'store-admin') });

function refundBox({ store }: AdminPageContext, order: Order): Box {
  const format = createMoneyFormat(store.db);
  const money = (parts: number) => format(parts, order.currency);
  const refunds = getRefunds(store.db, [order.id]).get(order.id) ?? [];
  const rest = remainderAfter(order, refunds);
  const amount = refundAmount();
  const items = refunds.map(
    ({ id, total, reason }) => html`<li>#${id}: ${money(total)}${reason ? ` (${reason})` : ''}</li>`,
  );
  return {
    id: 'woocommerce-order-refunds',
    title: __('Refunds', 'store-admin'),
    description: sprintf(
      /* translators: %s: amount of money */
      __(
        'Total available to refund: %s. Refunds are only recorded. You need to return the money manually.',
        'store-admin',
      ),
      money(rest),
    ),
    ...(items.length > 0 && {
      content: html`<ul>
        ${items}
      </ul>`,
    }),
    ...(rest > 0 && {
      fields: [
        field('price', amount.id, amount.label, { isExtra: true }),
        field('text', 'refund_reason', __('Reason for refund', 'store-admin'), { isExtra: true }),
      ],
      buttons: [{ name: 'refund', label: __('Refund', 'store-admin'), message: 'refunded' }],
    }),
  };
}

function notes(context: AdminPageContext, order: number): Html {
  const { moment } = createDateFormat(context);
  const all = getNotes(context.store.db, order);
  if (all.length === 0) return html`<p>${__('There are no notes yet.', 'store-admin')}</p>`;
  return html`<ul class="order_notes">
    ${all.map(
      ({ note, author, createdAt, isForCustomer }) =>
        html`<li class="note${isForCustomer ? ' customer-note' : ''}">
          <div class="note_content">${note}</div>
          <p class="meta">${sprintf(noteFormat(isForCustomer), moment(createdAt), author)}</p>
        </li>`,
    )}
  </ul>`;
}

const noteFormat = (isForCustomer: boolean) =>
  isForCustomer
    ? /* translators: 1: date and time, 2: name of the author */
      __('%1$s by %2$s, to the customer', 'store-admin')
    : /* translators: 1: date and time, 2: name of the author */
      __('%1$s by %2$s', 'store-admin');
