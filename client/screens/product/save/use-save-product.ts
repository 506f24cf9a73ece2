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
  /** Nothing is said of a success, which is a step on the way to something else. */
  isSilent?: boolean;
  /** What is said of a failure; the words of the form when left out. */
  failed?: string | undefined;
}

interface Options {
  /** Says what keeps the product from being saved; true when there is such a thing. */
  complain: () => boolean;
  /** Leads to what the server did not take. */
  onRefused: (key: FormKey) => void;
}

/**
 * Saves the form and says what came of it.
 * @returns a function that returns the product once it is saved, and nothing otherwise
 */
export function useSaveProduct(formKey: FormKey, { complain, onRefused }: Options) {
  const registry = useRegistry();
  const { save, edit } = useDispatch(productStore);
  const { createNotice, createSuccessNotice, createErrorNotice, removeNotice, notifyChangedNames } =
    useDispatch(noticesStore);
  const { ask: askForFeedback } = useFeedbackOption();
  const isUnderWay = useRef(false);
  const [intent, setIntent] = useState<SaveIntent | undefined>();
  const last = useRef<SaveIntent>('keep');

  async function run(
    wanted: SaveIntent,
    { isSilent = false, failed }: SaveOptions,
  ): Promise<SavedProduct | undefined> {
    if (!registry.select(productStore).getRecord(formKey) || complain()) return undefined;
    const uploads = countUploads(registry, formKey);
    if (uploads > 0) {
      void createNotice('info', formatWaiting(uploads), { id: NOTICE });
      await awaitUploads(registry, formKey);
      void removeNotice(NOTICE);
    }
    const before = registry.select(productStore).getRecord(formKey);
    const saved = registry.select(productStore).getSaved(formKey);
    if (!before) return undefined;
    if (!isSilent) recordProductEvent(wanted === 'draft' ? 'product_edit' : 'product_update', before);
    try {
      const changes = await runBeforeSaveFilters(before);
      if (Object.keys(changes).length > 0) {
        void edit(formKey, changes, { label: __('Changed by an extension', 'woocommerce') });
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      void createErrorNotice(message, { id: NOTICE });
      return undefined;
    }
    const changed = registry.select(productStore).getChangedMembers(formKey);
    const status = toStatus(wanted, before);
    const words = getMessages(formKey);
    const outcome = await save(formKey, status ? { status } : {});
    if (outcome.status === 'failed') {
      const key = registry.select(productStore).getCreated() ?? formKey;
      void createErrorNotice(`${failed ?? words.formatFailure(saved, status)} ${outcome.failure.message}`, {
        id: NOTICE,
        actions: [{ label: __('Retry', 'woocommerce'), onClick: () => void begin(wanted) }],
      });
      onRefused(key);
    }
    if (outcome.status !== 'saved') return undefined;
    const { key, record, takenOver } = outcome;
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
    return { key, record };
  }

  async function begin(wanted: SaveIntent, options: SaveOptions = {}): Promise<SavedProduct | undefined> {
    // A second press while the first is in progress means the same.
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    last.current = wanted;
    setIntent(wanted);
    try {
      return await run(wanted, options);
    } finally {
      isUnderWay.current = false;
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
      'woocommerce',
    ),
    files,
  );

/** Whoever chose that a product is private, or waits for a review, does not publish it by saving. */
const KEPT: ReadonlySet<ProductStatus> = new Set(['private', 'future', 'publish']);

function toStatus(intent: SaveIntent, { status }: ProductRecord): ProductStatus | undefined {
  if (intent === 'draft') return status === 'pending' ? 'pending' : 'draft';
  if (intent === 'publish') return KEPT.has(status) ? status : 'publish';
  return status === 'auto-draft' ? 'draft' : undefined;
}

const viewInStore = ({ permalink }: ProductRecord): NoticeAction => ({
  label: __('View in store', 'woocommerce'),
  onClick: () => void window.open(permalink, '_blank', 'noopener'),
});

const isNewlyPublished = (saved: ProductRecord | undefined, now: ProductRecord): boolean =>
  now.status === 'publish' && saved?.status !== 'publish';

/** The first product completes a task of the setup. Lists that the page knows already learn of it. */
function noteFirstProduct(registry: Registry): void {
  if (registry.resolution(tasksStore).getTaskLists().status !== 'finished') return;
  const task = registry.select(tasksStore).getTask('products');
  if (!task || task.isComplete) return;
  // At worst the task is complete with the next page.
  registry
    .dispatch(tasksStore)
    .refreshTaskLists()
    .catch(() => undefined);
}

function describeSuccess(done: string, takenOver: number): string {
  return takenOver > 0
    ? `${done} ${__('Changes made elsewhere in the meantime were kept.', 'woocommerce')}`
    : done;
}

/** What the owner named in these members of a product or variation, which has no name of its own. */
function listNames(record: Partial<ProductRecord>, members: readonly string[]): string[] {
  const { name = '', attributes = [], downloads = [] } = record;
  // The shop's own attributes are named elsewhere, and those of a variation by its product.
  const own = attributes.filter((attribute) => attribute.id === 0 && 'options' in attribute);
  return [
    ...(members.includes('name') ? [name] : []),
    ...(members.includes('attributes') ? own.flatMap((each) => [each.name, ...each.options]) : []),
    ...(members.includes('downloads') ? downloads.map((file) => file.name) : []),
  ];
}
