import { all, first, run, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';

/** A way to get paid that comes with the store. */
export interface Gateway {
  id: string;
  title: string;
  /** What the owner is told about it. */
  methodDescription: string;
  isEnabled: boolean;
  /** Place at checkout; `undefined` until somebody sorted them. */
  position: number | undefined;
}

const BUILT_IN = [
  {
    id: 'bacs',
    title: 'Direct bank transfer',
    methodDescription: 'Customers send the money from bank to bank.',
  },
  { id: 'cheque', title: 'Check payments', methodDescription: 'Customers send a cheque by post.' },
  { id: 'cod', title: 'Cash on delivery', methodDescription: 'Customers pay when the parcel arrives.' },
];

export function getGateways(db: StoreDatabase): Gateway[] {
  const rows = new Map(all(db, 'SELECT * FROM payment_gateways').map((row) => [text(row, 'id'), row]));
  return BUILT_IN.map((gateway) => ({ ...gateway, ...toState(rows.get(gateway.id)) }));
}

/** @returns whether there is such a gateway. */
export function setGatewayEnabled(db: StoreDatabase, id: string, isEnabled: boolean): boolean {
  if (!BUILT_IN.some((gateway) => gateway.id === id)) return false;
  run(
    db,
    `INSERT INTO payment_gateways (id, is_enabled) VALUES (?, ?)
     ON CONFLICT (id) DO UPDATE SET is_enabled = excluded.is_enabled`,
    id,
    isEnabled ? 1 : 0,
  );
  return true;
}

export function hasEnabledGateway(db: StoreDatabase): boolean {
  return first(db, 'SELECT 1 AS found FROM payment_gateways WHERE is_enabled = 1 LIMIT 1') !== undefined;
}

function toState(row: Row | undefined): Pick<Gateway, 'isEnabled' | 'position'> {
  const position = row?.['position'];
  return {
    isEnabled: row?.['is_enabled'] === 1,
    position: typeof position === 'number' ? position : undefined,
  };
}
