import type { ReactNode } from 'react';
import { createRegistry, type Registry } from '@admin/data';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildUser, renderWithStores } from '@admin/testing';
import { hydrateNotes, notesStore } from './index';

export const PATH = '/wc-analytics/admin/notes';

const FIELDS =
  'id,name,title,content,type,status,actions,date_created,date_created_gmt,layout,image,is_deleted,is_read,locale';
const unactioned = { status: 'unactioned', orderby: 'date', order: 'desc', _fields: FIELDS };

/** The query of the inbox (contract). */
export const inbox = (perPage = 5, page = 1) => ({
  page,
  per_page: perPage,
  type: 'info,marketing,survey,warning',
  ...unactioned,
});

/** The same without marketing and surveys. */
export const inboxWithoutPromotions = (perPage = 5) => ({ ...inbox(perPage), type: 'info,warning' });

export const alerts = { page: 1, per_page: 25, type: 'error,update', ...unactioned };

/** A note as the server sends it. */
export const buildNote = <T extends object>(overrides?: T) => ({
  id: 3,
  name: 'sample-info-note',
  type: 'info',
  locale: 'en_US',
  title: 'Test your checkout',
  content: 'Make sure that it <strong>works</strong>.',
  status: 'unactioned',
  date_created: '2026-11-20T23:51:29',
  date_created_gmt: '2026-11-20T22:51:29',
  actions: [
    {
      id: 8,
      name: 'learn-more',
      label: 'Learn more',
      query: 'https://store.example/learn',
      status: 'actioned',
      actioned_text: '',
      nonce_action: null,
      nonce_name: null,
      url: 'https://store.example/learn',
    },
  ],
  layout: 'plain',
  image: '',
  is_deleted: false,
  is_read: false,
  ...overrides,
});

export const someNotes = (...ids: number[]) => ids.map((id) => buildNote({ id, title: `Note ${id}` }));

/** A registry hydrated with these notes. */
export function buildHydratedRegistry(...notes: unknown[]): Registry {
  const registry = createRegistry();
  for (const store of [notesStore, userStore]) registry.register(store);
  hydrateNotes(registry, notes);
  return registry;
}

interface PromotionSettings {
  site?: 'yes' | 'no';
  /** `'"yes"'`: the user hides promotions. */
  hidden?: string;
}

/** Renders a component that reads notes, with promotions allowed or not by the site and the user. */
export const renderWithNotes = (ui: ReactNode, { site = 'yes', hidden = '' }: PromotionSettings = {}) =>
  renderWithStores([notesStore, optionsStore, userStore], ui, {
    prepare(registry) {
      hydrateOptions(registry, { woocommerce_show_marketplace_suggestions: site });
      const user = buildUser();
      const meta = { ...user.woocommerce_meta, promotions_hidden: hidden };
      hydrateCurrentUser(registry, { ...user, woocommerce_meta: meta });
    },
  });

/** Ids of the notes that the inbox shows. */
export const shownIds = (registry: Registry) =>
  registry
    .select(notesStore)
    .getNotes(5)
    ?.map(({ id }) => id);
