import type { StoreDatabase } from '../../database';
import { createNote } from './queries';

/** What every new store tells its owner. */
export function addFirstNotes(db: StoreDatabase, createdAt: Date): void {
  createNote(db, {
    name: 'store-refund-policy',
    type: 'info',
    title: 'Say how returns work in your shop',
    content: 'A page about returns and refunds answers the question that customers ask before they buy.',
    createdAt,
    actions: [{ name: 'edit-page', label: 'Write the page', query: '?page=wc-settings&tab=advanced' }],
  });
  createNote(db, {
    name: 'store-marketplace',
    type: 'info',
    title: 'Connect the shop with the marketplace',
    content: 'Extensions that you buy are then installed and kept up to date from here.',
    createdAt,
    actions: [{ name: 'connect', label: 'Connect', query: '?page=wc-addons&section=helper', status: '' }],
  });
}
