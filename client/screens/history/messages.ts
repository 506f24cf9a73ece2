import { __ } from '@wordpress/i18n';

/** Returns the label of an action. */
export function getActionLabel(action: string): string {
  switch (action) {
    case 'created':
      return __('Created', 'store-admin');
    case 'removed':
      return __('Removed', 'store-admin');
    case 'installed':
      return __('Installed', 'store-admin');
    case 'activated':
      return __('Activated', 'store-admin');
    case 'undone':
      return __('Undone', 'store-admin');
    default:
      return __('Changed', 'store-admin');
  }
}

/** Explains why a change can't be undone; `undefined` if it can. */
export function explainReason(reason: string): string | undefined {
  switch (reason) {
    case '':
      return undefined;
    case 'undone':
      return __('Already undone', 'store-admin');
    case 'own':
      return __('Only the user who made this change can undo it', 'store-admin');
    case 'denied':
      return __('Only users who can edit this can view and undo the change', 'store-admin');
    case 'gone':
      return __('Cannot be undone: permanently deleted', 'store-admin');
    case 'trash':
      return __('In the trash. You can restore it there.', 'store-admin');
    case 'secret':
      return __('Cannot be undone: passwords and keys are not stored', 'store-admin');
    case 'large':
      return __('Cannot be undone: the text is too long to store', 'store-admin');
    case 'plugin':
      return __('To deactivate or delete plugins, go to the Plugins page', 'store-admin');
    case 'extension':
      return __('Only the extension that made this change can undo it, and it is not active', 'store-admin');
    case 'mixed':
      return __('Cannot be undone: items were created or deleted', 'store-admin');
    default:
      return __('Cannot be undone: the previous value is unknown', 'store-admin');
  }
}
