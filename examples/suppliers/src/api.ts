import { isRecord, request, toList } from '@admin/http';

export interface Supplier {
  id: number;
  name: string;
  products: number;
}

const PATH = '/acme/v1/suppliers';

export const fetchSuppliers = (signal: AbortSignal): Promise<Supplier[]> =>
  request(PATH, { signal, decode: (payload) => toList(payload).map(toSupplier) });

export const addSupplier = (signal: AbortSignal, name: string): Promise<Supplier> =>
  request(PATH, { method: 'POST', body: { name }, signal, decode: toSupplier });

/** Nothing that comes from outside is trusted further than this. */
function toSupplier(payload: unknown): Supplier {
  const { id, name, products } = isRecord(payload) ? payload : {};
  return { id: Number(id), name: String(name), products: Number(products) || 0 };
}
