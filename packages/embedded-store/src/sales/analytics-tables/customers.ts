import { first, integer, run, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';

/**
 * Creates a function that finds or creates the customer of an order: by its account, else the guest with its email
 * address. An order with neither gets a new customer each time; `before` is its customer when the order was last
 * recorded.
 */
export function createCustomerFinder(db: StoreDatabase): (order: Row, before: number | undefined) => number {
  const known = new Map<string, number>();
  return (order, before) => {
    const user = order['customer_id'];
    const email = text(order, 'email').toLowerCase();
    if (typeof user !== 'number' && email === '') return findNameless(db, order, before);
    const key = typeof user === 'number' ? String(user) : email;
    const id =
      known.get(key) ?? (typeof user === 'number' ? findUser(db, user) : findGuest(db, order, email));
    known.set(key, id);
    return id;
  };
}

/** Updates customers from their last order: name and address of guests, only the address of registered customers. */
export function updateFromLastOrders(db: StoreDatabase, customers: readonly number[]): void {
  run(
    db,
    `UPDATE customers
     SET first_name = iif(user_id IS NULL, coalesce(billing ->> 'first_name', ''), first_name),
       last_name = iif(user_id IS NULL, coalesce(billing ->> 'last_name', ''), last_name),
       country = coalesce(billing ->> 'country', ''), city = coalesce(billing ->> 'city', ''),
       state = coalesce(billing ->> 'state', ''), postcode = coalesce(billing ->> 'postcode', ''),
       last_active_at = max(coalesce(registered_at, 0), ordered_at)
     FROM (
       SELECT customer.value AS customer_id, orders.billing, orders.created_at AS ordered_at
       FROM json_each(?) AS customer CROSS JOIN orders ON orders.id = (
         SELECT order_id FROM order_stats WHERE order_stats.customer_id = customer.value AND parent_id = 0
         ORDER BY order_stats.created_at DESC, order_id DESC LIMIT 1)
     ) AS last
     WHERE customers.id = last.customer_id`,
    JSON.stringify(customers),
  );
}

/** Guests without orders are removed. */
export function removeIdleGuests(db: StoreDatabase, customers: readonly number[]): void {
  run(
    db,
    `DELETE FROM customers WHERE id IN (SELECT value FROM json_each(?)) AND user_id IS NULL
       AND NOT EXISTS (SELECT 1 FROM order_stats WHERE customer_id = customers.id)`,
    JSON.stringify(customers),
  );
}

/** Every user with an order is a customer, whatever their role. */
function findUser(db: StoreDatabase, user: number): number {
  const known = first(db, 'SELECT id FROM customers WHERE user_id = ?', user);
  if (known) return integer(known, 'id');
  return run(
    db,
    `INSERT INTO customers (user_id, username, first_name, last_name, email, registered_at, last_active_at)
     SELECT id, login, first_name, last_name, email, registered_at, registered_at FROM users WHERE id = ?`,
    user,
  ).id;
}

function findGuest(db: StoreDatabase, order: Row, email: string): number {
  const known = first(
    db,
    'SELECT id FROM customers WHERE email = ? AND user_id IS NULL ORDER BY id LIMIT 1',
    email,
  );
  return known ? integer(known, 'id') : createGuest(db, order);
}

function findNameless(db: StoreDatabase, order: Row, before = 0): number {
  const known = first(db, "SELECT id FROM customers WHERE id = ? AND user_id IS NULL AND email = ''", before);
  return known ? integer(known, 'id') : createGuest(db, order);
}

function createGuest(db: StoreDatabase, order: Row): number {
  const email = text(order, 'email');
  const createdAt = integer(order, 'created_at');
  return run(db, 'INSERT INTO customers (email, last_active_at) VALUES (?, ?)', email, createdAt).id;
}
