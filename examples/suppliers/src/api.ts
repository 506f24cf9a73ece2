import { isRecord, request, toList } from '@admin/http';

export interface Supplier {
  id: number;
  name: string;
  products: number;
}

const PATH = '/acme/v1/suppliers';

export const fetchSuppliers = (signal: AbortSignal): Promise<Supplier[]> =>
  request(PATH, { signal, parse: (payload) => toList(payload).map(toSupplier) });

export const addSupplier = (signal: AbortSignal, name: string): Promise<Supplier> =>
  request(PATH, { method: 'POST', body: { name }, signal, parse: toSupplier });

export const removeSupplier = (id: string): Promise<void> =>
  request(PATH, { method: 'DELETE', query: { id }, parse: () => undefined });

/** What the history of the dashboard shows of a supplier; `null` where there is none. */
export async function readForHistory(id: string): Promise<{ name: string } | null> {
  const suppliers = await request(PATH, { parse: (payload) => toList(payload).map(toSupplier) });
  const found = suppliers.find((supplier) => String(supplier.id) === id);
  return found ? { name: found.name } : null;
}

/** Tells the history of a supplier that was added. */
export const recordSupplierAdded = (signal: AbortSignal, { id, name }: Supplier): Promise<void> =>
  request('/store-admin/v1/history', {
    method: 'POST',
    body: {
      kind: 'acme-suppliers/supplier',
      subject: { id: String(id), name },
      before: null,
      after: { name },
    },
    signal,
    parse: () => undefined,
  });

/** Nothing that comes from outside is trusted further than this. */
function toSupplier(payload: unknown): Supplier {
  const { id, name, products } = isRecord(payload) ? payload : {};
  return { id: Number(id), name: String(name), products: Number(products) || 0 };
}
