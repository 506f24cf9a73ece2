const owners = new Map<string, string>();

/** Remembers whose a store is; gives back the function that forgets it. */
export function ownStore(store: string, extension: string): () => void {
  owners.set(store, extension);
  return () => void owners.delete(store);
}

/** The extension that brought a store, by their names; `undefined` for our own. */
export const getOwnerOfStore = (store: string): string | undefined => owners.get(store);
