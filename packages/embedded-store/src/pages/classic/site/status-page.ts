import { answerInternally } from '../../../resources/internal';
import { isMap } from '../../../rest';
import type { Visitor } from '../../visitor';
import type { RecordForm } from '../records/record-page';
import { table } from './site-lists';

/** How the store is set up, as those who help ask for it. */
export function statusPage({ store, session }: Visitor): RecordForm {
  const { body } = answerInternally(store, session.user, '/wc/v3/system_status');
  const status = isMap(body) ? body : {};
  return table('Status', 'woocommerce_page_wc-status', {
    words: 'What those who help you with the store will ask for first.',
    headings: ['What', 'Value'],
    rows: ['environment', 'theme', 'settings'].flatMap((part) => rowsOf(part, status[part])),
  });
}

function rowsOf(part: string, members: unknown): [string, string][] {
  return Object.entries(isMap(members) ? members : {}).flatMap(([name, value]): [string, string][] => {
    const words = `${part}: ${name.replaceAll('_', ' ')}`;
    if (typeof value === 'boolean') return [[words, value ? 'Yes' : 'No']];
    return typeof value === 'string' || typeof value === 'number' ? [[words, String(value) || '–']] : [];
  });
}
