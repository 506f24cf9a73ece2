import { isAmount } from '../../../resources/amounts';
import { createMoneyFormat, type Order, type OrderLine } from '../../../resources/orders';
import { findProducts } from '../../../resources/products';
import { type Html, html, NOTHING } from '../../../html/html';
import type { Visitor } from '../../visitor';
import type { Draft, Problem } from '../form/page-form';

const PRODUCT = 'add_product_id';
const QUANTITY = 'add_product_qty';
const FEE = 'add_fee_name';
const FEE_AMOUNT = 'add_fee_amount';
const COUPON = 'add_coupon';

/** Products to choose from; others are added by their number in a call. */
const MOST_PRODUCTS = 300;

/** Orders whose price nobody has paid yet. */
const EDITABLE: readonly string[] = ['pending', 'on-hold', 'auto-draft'];

function canEditItems({ status }: Order): boolean {
  return EDITABLE.includes(status);
}

/** What a call says of the lines: changed and removed ones, and what was added. */
export function toItems(order: Order, sent: URLSearchParams): Record<string, unknown> {
  if (!canEditItems(order)) return {};
  const isRemoved = ({ id }: OrderLine) => sent.has(`order_item_remove[${id}]`);
  const of = (kind: OrderLine['kind']) => order.lines.filter((line) => line.kind === kind);
  const products = of('product').flatMap((line): object[] => {
    const quantity = Number(sent.get(`order_item_qty[${line.id}]`) ?? line.quantity);
    if (isRemoved(line)) return [{ id: line.id, quantity: 0 }];
    return quantity === line.quantity ? [] : [{ id: line.id, quantity }];
  });
  const added = sent.get(PRODUCT);
  if (added) products.push({ product_id: Number(added), quantity: Number(sent.get(QUANTITY) || 1) });
  const fees = of('fee')
    .filter(isRemoved)
    .map(({ id }): object => ({ id, name: null }));
  const fee = (sent.get(FEE) ?? '').trim();
  if (fee) fees.push({ name: fee, total: sent.get(FEE_AMOUNT) || '0' });
  const shipping = of('shipping')
    .filter(isRemoved)
    .map(({ id }) => ({ id, method_id: null }));
  const code = (sent.get(COUPON) ?? '').trim();
  const kept = of('coupon')
    .filter((line) => !isRemoved(line))
    .map(({ name }) => ({ code: name }));
  const hasCoupons = code !== '' || kept.length < of('coupon').length;
  return {
    ...(products.length > 0 && { line_items: products }),
    ...(fees.length > 0 && { fee_lines: fees }),
    ...(shipping.length > 0 && { shipping_lines: shipping }),
    ...(hasCoupons && { coupon_lines: code ? [...kept, { code }] : kept }),
  };
}

export function itemProblems(order: Order, sent: URLSearchParams): Problem[] {
  if (!canEditItems(order)) return [];
  const quantities = order.lines
    .map(({ id, name }) => ({ id: `order_item_qty-${id}`, name, value: sent.get(`order_item_qty[${id}]`) }))
    .concat({ id: QUANTITY, name: 'Quantity', value: sent.get(QUANTITY) });
  const amount = sent.get(FEE_AMOUNT) ?? '';
  return [
    ...quantities
      .filter(({ value }) => value && !/^\d{1,6}$/.test(value))
      .map(({ id, name }) => ({ id, label: name, error: 'Please enter a whole number.' })),
    ...(amount === '' || isAmount(amount)
      ? []
      : [{ id: FEE_AMOUNT, label: 'Amount of the fee', error: 'Please enter an amount, such as 12.50.' }]),
  ];
}

/** What was bought, charged and taken off, with the sums; as fields while the order can still be changed. */
export function itemsBox(visitor: Visitor, order: Order, draft: Draft | undefined): Html {
  const money = createMoneyFormat(visitor.store.db);
  const write = (parts: number) => money(parts, order.currency);
  const isEditable = canEditItems(order);
  const lines = order.lines.filter(({ kind }) => kind !== 'tax');
  return html`${lines.length > 0 ? linesTable(lines, write, isEditable ? (draft?.sent ?? 'stored') : undefined) : html`<p>No items yet.</p>`}
    <dl class="totals">
      ${sumRow('Discounts', -order.discountTotal, write)} ${sumRow('Shipping', order.shippingTotal, write)}
      ${sumRow('Tax', order.cartTax + order.shippingTax, write)}
      <dt><strong>Order total</strong></dt>
      <dd><strong>${write(order.total)}</strong></dd>
    </dl>
    ${isEditable ? addFields(visitor, draft) : html`<p>This order is no longer editable: it is paid or closed.</p>`}`;
}

function sumRow(label: string, parts: number, write: (parts: number) => string): Html {
  return parts === 0
    ? NOTHING
    : html`<dt>${label}</dt>
        <dd>${write(parts)}</dd>`;
}

const KINDS = { product: '', tax: 'Tax', shipping: 'Shipping', fee: 'Fee', coupon: 'Coupon' } as const;

function linesTable(
  lines: readonly OrderLine[],
  write: (parts: number) => string,
  editing: URLSearchParams | 'stored' | undefined,
): Html {
  return html`<table class="woocommerce_order_items widefat stacks">
    <caption class="screen-reader-text">
      Items of the order
    </caption>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Quantity</th>
        <th scope="col">Total</th>
        ${editing ? html`<th scope="col" class="is-tiny">Remove</th>` : NOTHING}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <th scope="row">${KINDS[line.kind] ? `${KINDS[line.kind]}: ` : ''}${line.name}</th>
            <td data-label="Quantity" class="is-short">${quantityCell(line, editing)}</td>
            <td data-label="Total">${write(line.kind === 'coupon' ? -line.total : line.total)}</td>
            ${editing ? removeCell(line, editing) : NOTHING}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function quantityCell(
  { id, kind, name, quantity }: OrderLine,
  editing: URLSearchParams | 'stored' | undefined,
): Html {
  if (kind !== 'product') return html`–`;
  if (!editing) return html`${quantity}`;
  const field = `order_item_qty[${id}]`;
  const value = editing === 'stored' ? String(quantity) : (editing.get(field) ?? '');
  return html`<input
    type="number"
    min="0"
    step="1"
    id="order_item_qty-${id}"
    name="${field}"
    value="${value}"
    aria-label="${`Quantity of ${name}`}"
  />`;
}

function removeCell({ id, name }: OrderLine, editing: URLSearchParams | 'stored'): Html {
  const field = `order_item_remove[${id}]`;
  const isTicked = editing !== 'stored' && editing.has(field);
  return html`<td data-label="Remove" class="is-tiny">
    <input
      type="checkbox"
      name="${field}"
      value="1"
      aria-label="${`Remove ${name}`}"
      ${isTicked ? html`checked` : NOTHING}
    />
  </td>`;
}

/** What is added comes with the next save, so that nothing else typed is lost. */
function addFields({ store }: Visitor, draft: Draft | undefined): Html {
  const { products } = findProducts(store.db, {
    now: store.clock(),
    kind: 'products',
    status: 'publish',
    orderBy: 'title',
    order: 'asc',
    limit: MOST_PRODUCTS,
    offset: 0,
  });
  const sent = (name: string) => draft?.sent.get(name) ?? '';
  const text = (id: string, label: string, isAmountField = false) =>
    html`<div>
      <label for="${id}">${label}</label>
      <input
        type="text"
        id="${id}"
        name="${id}"
        value="${sent(id)}"
        ${isAmountField ? html`class="small-text"` : NOTHING}
      />
    </div>`;
  return html`<fieldset class="tablenav">
    <legend>Add to the order</legend>
    <div>
      <label for="${PRODUCT}">Product</label>
      <select id="${PRODUCT}" name="${PRODUCT}">
        <option value="">None</option>
        ${products
          .filter(({ type }) => type === 'simple')
          .map(
            ({ id, name, sku }) =>
              html`<option value="${id}" ${String(id) === sent(PRODUCT) ? html`selected` : NOTHING}>
                ${sku ? `${name} (${sku})` : name}
              </option>`,
          )}
      </select>
    </div>
    <div>
      <label for="${QUANTITY}">Quantity</label>
      <input
        type="number"
        min="1"
        class="small-text"
        id="${QUANTITY}"
        name="${QUANTITY}"
        value="${sent(QUANTITY) || '1'}"
      />
    </div>
    ${text(FEE, 'Fee')} ${text(FEE_AMOUNT, 'Amount of the fee', true)} ${text(COUPON, 'Coupon code')}
  </fieldset>`;
}
