import { isAmount, toParts } from '../../../resources/amounts';
import {
  createMoneyFormat,
  EMPTY_ORDER,
  getNotes,
  getOrder,
  getRefunds,
  type Order,
  remainderAfter,
} from '../../../resources/orders';
import { getTextSetting } from '../../../resources/settings';
import { type Html, html, NOTHING } from '../../../html/html';
import type { Visitor } from '../../visitor';
import { createDateFormat } from '../date-format';
import { changedFields, type Fields, withDraft } from '../form/draft-fields';
import type { Draft, Outcome, Problem } from '../form/page-form';
import { toProblems, write } from '../form/write';
import { fieldRows, postbox, type RecordForm, twoColumns } from '../records/record-page';
import { ADDRESSES, addressField, type AddressKind, orderFields, toMembers } from './order-fields';
import { itemProblems, itemsBox, toItems } from './order-items';

const ROOT = '/wc/v3/orders';
const NOTE = 'order_note';
const NOTE_TYPE = 'order_note_type';
const DELETE_NOTE = 'delete_note';
const REFUND = 'refund_amount';
const REASON = 'refund_reason';

export function newOrder(visitor: Visitor): RecordForm {
  const currency = getTextSetting(visitor.store.db, 'general', 'woocommerce_currency');
  return {
    ...recordForm(visitor, { ...EMPTY_ORDER, currency }),
    title: 'Add new order',
    screen: 'post-new-php post-type-shop_order',
    breadcrumbs: [['edit.php?post_type=shop_order', 'Orders'], 'Add New'],
  };
}

export function editOrder(visitor: Visitor, id: number): RecordForm | undefined {
  const order = getOrder(visitor.store.db, id);
  return order && recordForm(visitor, order);
}

function recordForm(visitor: Visitor, order: Order): RecordForm {
  const fields = orderFields(visitor.store.db, order);
  return {
    title: `Order #${order.id}`,
    screen: 'post-php post-type-shop_order',
    breadcrumbs: [['edit.php?post_type=shop_order', 'Orders'], 'Edit order'],
    addNew: { label: 'Add order', href: 'post-new.php?post_type=shop_order' },
    messages: {
      updated: 'Order updated.',
      created: 'Order created.',
      refunded:
        'The refund was written down. No gateway of this store moves money, so please send it yourself.',
    },
    show: (draft) => orderForm(visitor, order, withDraft(fields, draft), draft),
    save: (sent) => save(visitor, order, fields, sent),
  };
}

function save(visitor: Visitor, order: Order, fields: Fields, sent: URLSearchParams): Outcome {
  const isNew = order.id === 0;
  const path = `${ROOT}/${order.id}`;
  if (!isNew && sent.has('trash')) {
    write(visitor, { method: 'DELETE', path });
    return { goTo: 'edit.php?post_type=shop_order', message: 'trash' };
  }
  const problems = [...itemProblems(order, sent), ...(sent.has('refund') ? refundProblems(sent) : [])];
  if (problems.length > 0) return { problems };
  const body = { ...toMembers(changedFields(fields, sent)), ...toItems(order, sent) };
  const written = isNew
    ? write(visitor, { method: 'POST', path: ROOT, body })
    : Object.keys(body).length > 0
      ? write(visitor, { method: 'PUT', path, body })
      : { id: order.id };
  if ('failure' in written) return { problems: toProblems(written.failure, PLACES) };
  saveNotes(visitor, written.id, sent);
  const refused = sent.has('refund') ? refund(visitor, written.id, sent) : [];
  if (refused.length > 0) return { problems: refused };
  return {
    goTo: `post.php?post=${written.id}&action=edit&post_type=shop_order`,
    message: isNew ? 'created' : sent.has('refund') ? 'refunded' : 'updated',
  };
}

/** Where the members of a call stand on the page. */
const PLACES = {
  line_items: { id: 'woocommerce-order-items', label: 'Items' },
  coupon_lines: { id: 'add_coupon', label: 'Coupon code' },
  fee_lines: { id: 'add_fee_amount', label: 'Amount of the fee' },
  status: { id: 'order_status', label: 'Status' },
  billing: { id: '_billing_email', label: 'Billing', error: 'Please check the e-mail address.' },
  shipping: { id: '_shipping_first_name', label: 'Shipping' },
};

function saveNotes(visitor: Visitor, order: number, sent: URLSearchParams): void {
  const path = `${ROOT}/${order}/notes`;
  const note = (sent.get(NOTE) ?? '').trim();
  if (note !== '') {
    const body = { note, customer_note: sent.get(NOTE_TYPE) === 'customer', added_by_user: true };
    write(visitor, { method: 'POST', path, body });
  }
  const gone = sent.get(DELETE_NOTE);
  if (gone && /^\d+$/.test(gone)) {
    write(visitor, { method: 'DELETE', path: `${path}/${gone}`, body: { force: true } });
  }
}

function refundProblems(sent: URLSearchParams): Problem[] {
  const amount = sent.get(REFUND) ?? '';
  const isPositive = isAmount(amount) && toParts(amount) > 0;
  const error = 'Please enter the amount to give back, such as 12.50.';
  return isPositive ? [] : [{ id: REFUND, label: 'Refund amount', error }];
}

function refund(visitor: Visitor, order: number, sent: URLSearchParams): Problem[] {
  const body = { amount: sent.get(REFUND), reason: sent.get(REASON) ?? '' };
  const written = write(visitor, { method: 'POST', path: `${ROOT}/${order}/refunds`, body });
  return 'failure' in written
    ? toProblems(written.failure, { amount: { id: REFUND, label: 'Refund amount' } })
    : [];
}

function orderForm(visitor: Visitor, order: Order, fields: Fields, draft: Draft | undefined): Html {
  const isNew = order.id === 0;
  return twoColumns(
    html`${postbox(
      'order_data',
      'Order details',
      html`${factsOf(visitor, order)} ${fieldRows(fields, ['customer_user', 'excerpt'])}
        <div class="address-columns">
          ${addressColumn('billing', fields)} ${addressColumn('shipping', fields)}
        </div>`,
    )}
    ${postbox('woocommerce-order-items', 'Items', itemsBox(visitor, order, draft))}
    ${isNew ? NOTHING : postbox('woocommerce-order-refunds', 'Refunds', refundBox(visitor, order, draft))}`,
    html`${postbox(
      'woocommerce-order-actions',
      'Order actions',
      html`${fieldRows(fields, ['order_status'])}
        <div class="publishing">
          <button type="submit" class="button-primary" name="save" value="1">
            ${isNew ? 'Create' : 'Update'}
          </button>
          ${
            isNew || order.status === 'trash'
              ? NOTHING
              : html`<button type="submit" class="button-link is-destructive" name="trash" value="1">
                  Move to Trash
                </button>`
          }
        </div>`,
    )}
    ${postbox('woocommerce-order-notes', 'Order notes', notesBox(visitor, order, draft))}`,
  );
}

function factsOf(visitor: Visitor, order: Order): Html {
  if (order.id === 0) return NOTHING;
  const dates = createDateFormat(visitor);
  const { paymentMethodTitle, paidAt, createdAt } = order;
  const facts = [
    `Placed on ${dates.moment(createdAt)}`,
    ...(paymentMethodTitle ? [`payment by ${paymentMethodTitle}`] : []),
    ...(paidAt === null ? [] : [`paid on ${dates.moment(paidAt)}`]),
  ];
  return html`<p>${facts.join(', ')}.</p>`;
}

function addressColumn(kind: AddressKind, fields: Fields): Html {
  const { title, members } = ADDRESSES[kind];
  const ids = Object.keys(members).map((member) => addressField(kind, member));
  return html`<fieldset class="side">
    <legend><h3>${title}</h3></legend>
    ${fieldRows(fields, ids)}
  </fieldset>`;
}

function refundBox({ store }: Visitor, order: Order, draft: Draft | undefined): Html {
  const money = createMoneyFormat(store.db);
  const refunds = getRefunds(store.db, [order.id]).get(order.id) ?? [];
  const rest = remainderAfter(order, refunds);
  const error = draft?.problems.find(({ id }) => id === REFUND)?.error;
  return html`${
    refunds.length > 0
      ? html`<ul>
          ${refunds.map(
            ({ id, total, reason }) =>
              html`<li>#${id}: ${money(total, order.currency)}${reason ? ` (${reason})` : ''}</li>`,
          )}
        </ul>`
      : NOTHING
  }
  ${
    rest > 0
      ? html`<p>Up to ${money(rest, order.currency)} can be given back.</p>
          <div class="tablenav">
            <div>
              <label for="${REFUND}">Refund amount</label>
              <input
                type="text"
                inputmode="decimal"
                class="small-text"
                id="${REFUND}"
                name="${REFUND}"
                value="${draft?.sent.get(REFUND) ?? ''}"
                ${error ? html`aria-invalid="true"` : NOTHING}
              />
            </div>
            <div>
              <label for="${REASON}">Reason</label>
              <input type="text" id="${REASON}" name="${REASON}" value="${draft?.sent.get(REASON) ?? ''}" />
            </div>
            <button type="submit" class="button" name="refund" value="1">Refund</button>
          </div>`
      : html`<p>Nothing is left to give back.</p>`
  }`;
}

function notesBox(visitor: Visitor, order: Order, draft: Draft | undefined): Html {
  const dates = createDateFormat(visitor);
  const notes = getNotes(visitor.store.db, order.id);
  const type = draft?.sent.get(NOTE_TYPE) ?? '';
  return html`${
      notes.length > 0
        ? html`<ul class="order-notes">
            ${notes.map(
              ({ id, note, author, createdAt, isForCustomer }) =>
                html`<li class="${isForCustomer ? 'customer-note' : ''}">
                  <div class="note-content">${note}</div>
                  <p class="note-meta">
                    ${dates.moment(createdAt)} by ${author}${isForCustomer ? ', to the customer' : ''}
                    <button
                      type="submit"
                      class="button-link is-destructive"
                      name="${DELETE_NOTE}"
                      value="${id}"
                    >
                      Delete note<span class="screen-reader-text"> of ${dates.moment(createdAt)}</span>
                    </button>
                  </p>
                </li>`,
            )}
          </ul>`
        : html`<p>There are no notes yet.</p>`
    }
    <p>
      <label for="${NOTE}">Add note</label>
      <textarea rows="3" id="${NOTE}" name="${NOTE}">${draft?.sent.get(NOTE) ?? ''}</textarea>
    </p>
    <p>
      <label for="${NOTE_TYPE}">Note type</label>
      <select id="${NOTE_TYPE}" name="${NOTE_TYPE}">
        <option value="">Private note</option>
        <option value="customer" ${type === 'customer' ? html`selected` : NOTHING}>Note to customer</option>
      </select>
      <button type="submit" class="button" name="save" value="note">Add</button>
    </p>`;
}
