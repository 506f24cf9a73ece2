import { useRef, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch, useRegistry, type Registry } from '@admin/data';
import { noticesStore, type NoticeAction } from '@admin/store-notices';
import { productStore, type FormKey, type ProductRecord, type ProductStatus } from '@admin/store-product';
import { tasksStore } from '@admin/store-tasks';
import { runBeforeSaveFilters } from '../extend';
import { useFeedbackOption } from '../feedback/use-feedback-option';
import { getMessages } from '../form';
import { awaitUploads, countUploads } from '../uploads';
import { recordProductEvent } from './events';

export type SaveIntent = 'draft' | 'publish' | 'keep';

export interface SavedProduct {
  key: FormKey;
  record: ProductRecord;
}

interface SaveOptions {
  /** A step of another action: shows no success notice, and follows a save that is under way. */
  isSilent?: boolean;
  /** Error message; the form's own message if omitted. */
  failed?: string | undefined;
}

interface Options {
  /** Shows validation errors; true if there are any. */
  complain: () => boolean;
  /** Shows the fields that the server rejected. */
  onRefused: (key: FormKey) => void;
}

/**
 * Saves the form and shows notices about the result.
 * @returns a function that resolves with the saved product, or `undefined` if it wasn't saved
 */
export function useSaveProduct(formKey: FormKey, { complain, onRefused }: Options) {
  const registry = useRegistry();
  const { save, edit } = useDispatch(productStore);
  const { createNotice, createSuccessNotice, createErrorNotice, removeNotice, notifyChangedNames } =
    useDispatch(noticesStore);
  const { ask: askForFeedback } = useFeedbackOption();
  const running = useRef<Promise<SavedProduct | undefined>>(undefined);
  const [intent, setIntent] = useState<SaveIntent | undefined>();
  const last = useRef<SaveIntent>('keep');

  async function run(
    key: FormKey,
    wanted: SaveIntent,
    { isSilent = false, failed }: SaveOptions,
  ): Promise<SavedProduct | undefined> {
    if (!registry.select(productStore).getRecord(key) || complain()) return undefined;
    const uploads = countUploads(registry, key);
    if (uploads > 0) {
      void createNotice('info', formatWaiting(uploads), { id: NOTICE });
      await awaitUploads(registry, key);
      void removeNotice(NOTICE);
    }
    const before = registry.select(productStore).getRecord(key);
    const saved = registry.select(productStore).getSaved(key);
    if (!before) return undefined;
    if (!isSilent) recordProductEvent(wanted === 'draft' ? 'product_edit' : 'product_update', before);
    try {
      const changes = await runBeforeSaveFilters(before);
      if (Object.keys(changes).length > 0) {
        void edit(key, changes, { label: __('Changed by an extension', 'store-admin') });
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      void createErrorNotice(message, { id: NOTICE });
      return undefined;
    }
    const changed = registry.select(productStore).getChangedMembers(key);
    const status = toStatus(wanted, before);
    const words = getMessages(key);
    const outcome = await save(key, status ? { status } : {});
    if (outcome.status === 'failed') {
      const created = registry.select(productStore).getCreated() ?? key;
      void createErrorNotice(`${failed ?? words.formatFailure(saved, status)} ${outcome.failure.message}`, {
        id: NOTICE,
        actions: [{ label: __('Retry', 'store-admin'), onClick: () => void begin(wanted) }],
      });
      onRefused(created);
    }
    if (outcome.status !== 'saved') return undefined;
    const { record, takenOver } = outcome;
    askForFeedback();
    if (isNewlyPublished(saved, record)) noteFirstProduct(registry);
    void notifyChangedNames(listNames(before, changed), listNames(record, changed));
    if (isSilent) void removeNotice(NOTICE);
    else {
      void createSuccessNotice(describeSuccess(words.sayDone(saved, record), takenOver.length), {
        id: NOTICE,
        icon: '🎉',
        actions: record.status === 'publish' ? [viewInStore(record)] : [],
      });
    }
    return { key: outcome.key, record };
  }

  async function begin(wanted: SaveIntent, options: SaveOptions = {}): Promise<SavedProduct | undefined> {
    // A second click during a save is ignored.
    if (running.current && !options.isSilent) return undefined;
    let key = formKey;
    while (running.current) {
      const saved = await running.current;
      if (!saved || (wanted === 'keep' && !registry.select(productStore).isChanged(saved.key))) return saved;
      key = saved.key;
    }
    last.current = wanted;
    setIntent(wanted);
    running.current = run(key, wanted, options);
    try {
      return await running.current;
    } finally {
      running.current = undefined;
      setIntent(undefined);
    }
  }

  return { begin, intent, repeat: () => begin(last.current) };
}

export type Saving = ReturnType<typeof useSaveProduct>;

const NOTICE = 'product-saved';

const formatWaiting = (files: number): string =>
  sprintf(
    /* translators: %d: how many files */
    _n(
      'Uploading %d file. The product will be saved when the upload is complete.',
      'Uploading %d files. The product will be saved when the uploads are complete.',
      files,
      'store-admin',
    ),
    files,
  );

/** Saving doesn't publish a product with one of these statuses. */
const KEPT: ReadonlySet<ProductStatus> = new Set(['private', 'future', 'publish']);

function toStatus(intent: SaveIntent, { status }: ProductRecord): ProductStatus | undefined {
  if (intent === 'draft') return status === 'pending' ? 'pending' : 'draft';
  if (intent === 'publish') return KEPT.has(status) ? status : 'publish';
  return status === 'auto-draft' ? 'draft' : undefined;
}

const viewInStore = ({ permalink }: ProductRecord): NoticeAction => ({
  label: __('View in store', 'store-admin'),
  onClick: () => void window.open(permalink, '_blank', 'noopener'),
});

const isNewlyPublished = (saved: ProductRecord | undefined, now: ProductRecord): boolean =>
  now.status === 'publish' && saved?.status !== 'publish';

/** The first product completes a setup task. Updates the task lists if they are loaded. */
function noteFirstProduct(registry: Registry): void {
  if (registry.resolution(tasksStore).getTaskLists().status !== 'finished') return;
  const task = registry.select(tasksStore).getTask('products');
  if (!task || task.isComplete) return;
  // If this fails, the task is complete after the next page load.
  registry
    .dispatch(tasksStore)
    .refreshTaskLists()
    .catch(() => undefined);
}

function describeSuccess(done: string, takenOver: number): string {
  return takenOver > 0
    ? `${done} ${__('Changes made elsewhere in the meantime were kept.', 'store-admin')}`
    : done;
}

/** Returns the names that the user entered in these fields. A variation has no name. */
function listNames(record: Partial<ProductRecord>, members: readonly string[]): string[] {
  const { name = '', attributes = [], downloads = [] } = record;
  // Shared attributes are named elsewhere, and those of a variation by its product.
  const own = attributes.filter((attribute) => attribute.id === 0 && 'options' in attribute);
  return [
    ...(members.includes('name') ? [name] : []),
    ...(members.includes('attributes') ? own.flatMap((each) => [each.name, ...each.options]) : []),
    ...(members.includes('downloads') ? downloads.map((file) => file.name) : []),
  ];
}
