import { __ } from '@wordpress/i18n';
import type { SavedView } from '@admin/store-user';

/**
 * Validates a view's name: returns a message, or `undefined` if it is valid.
 * @param others the other views of the report
 */
export function validateName(name: string, others: readonly SavedView[]): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return __('Please enter a name', 'store-admin');
  const isTaken = others.some((view) => view.name.toLowerCase() === trimmed.toLowerCase());
  return isTaken ? __('Another view of this report already has this name', 'store-admin') : undefined;
}
