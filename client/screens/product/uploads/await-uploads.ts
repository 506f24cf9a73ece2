import type { Registry } from '@admin/data';
import { mediaStore } from '@admin/store-media';
import { NEW, type FormKey } from '@admin/store-product';

/** Uploads of a form that was a new one are kept under that name for as long as its part is shown. */
const groupsOf = (formKey: FormKey): string[] => [`product/${formKey}/`, `product/${NEW}/`];

/** How many files of a form are in progress; one that failed waits for somebody and is none of them. */
export const countUploads = (registry: Registry, formKey: FormKey): number =>
  registry.select(mediaStore).countUnderWay(groupsOf(formKey));

/** Waits until no file of a form is in progress anymore, and the form has those that arrived. */
export function awaitUploads(registry: Registry, formKey: FormKey): Promise<void> {
  return new Promise((resolve) => {
    const stop = registry.subscribeToQuery(
      (select) => select(mediaStore).countUnderWay(groupsOf(formKey)),
      (count) => {
        if (count > 0) return;
        stop();
        // Whoever sent the last file is reported by promises, which come before the next task.
        setTimeout(resolve);
      },
    );
  });
}
