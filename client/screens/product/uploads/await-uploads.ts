import type { Registry } from '@admin/data';
import { mediaStore } from '@admin/store-media';
import { NEW, type FormKey } from '@admin/store-product';

/** Uploads of a form for a new product keep that group until its section is unmounted. */
const groupsOf = (formKey: FormKey): string[] => [`product/${formKey}/`, `product/${NEW}/`];

/** Returns the number of uploads in progress for a form; failed ones wait for the user and don't count. */
export const countUploads = (registry: Registry, formKey: FormKey): number =>
  registry.select(mediaStore).countUnderWay(groupsOf(formKey));

/** Waits until all uploads of a form have finished and their files are in the form. */
export function awaitUploads(registry: Registry, formKey: FormKey): Promise<void> {
  return new Promise((resolve) => {
    const stop = registry.subscribeToQuery(
      (select) => select(mediaStore).countUnderWay(groupsOf(formKey)),
      (count) => {
        if (count > 0) return;
        stop();
        // The callers of the last upload are notified in microtasks, which run before this timeout.
        setTimeout(resolve);
      },
    );
  });
}
