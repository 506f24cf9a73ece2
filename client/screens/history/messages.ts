import { __ } from '@wordpress/i18n';

/** Returns the label of an action. */
export function labelOfAction(action: string): string {
  switch (action) {
    case 'created':
      return __('Created', 'woocommerce');
    case 'removed':
      return __('Removed', 'woocommerce');
    case 'installed':
      return __('Installed', 'woocommerce');
    case 'activated':
      return __('Activated', 'woocommerce');
    case 'undone':
      return __('Undone', 'woocommerce');
    default:
      return __('Changed', 'woocommerce');
  }
}

/** Explains why a change can't be undone; `undefined` if it can. */
export function explainReason(reason: string): string | undefined {
  switch (reason) {
    case '':
      return undefined;
    case 'undone':
      return __('Already undone', 'woocommerce');
    case 'own':
      return __('Only the user who made this change can undo it', 'woocommerce');
    case 'denied':
      return __('Only users who can edit this can view and undo the change', 'woocommerce');
    case 'gone':
      return __('Cannot be undone: permanently deleted', 'woocommerce');
    case 'trash':
      return __('In the trash. You can restore it there.', 'woocommerce');
    case 'secret':
      return __('Cannot be undone: passwords and keys are not stored', 'woocommerce');
    case 'large':
      return __('Cannot be undone: the text is too long to store', 'woocommerce');
    case 'plugin':
      return __('To deactivate or delete plugins, go to the Plugins page', 'woocommerce');
    case 'extension':
      return __('Only the extension that made this change can undo it, and it is not active', 'woocommerce');
    case 'mixed':
      return __('Cannot be undone: items were created or deleted', 'woocommerce');
    default:
      return __('Cannot be undone: the previous value is unknown', 'woocommerce');
  }
}
