const owners = new Map<string, string>();

/** Remembers the extension of a store; returns a function that removes the entry. */
export function ownStore(store: string, extension: string): () => void {
  owners.set(store, extension);
  return () => void owners.delete(store);
}

/** The extension that registered a store; `undefined` for the dashboard's own. */
export const getOwnerOfStore = (store: string): string | undefined => owners.get(store);
