import { __ } from '@wordpress/i18n';

/** What was done. */
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

/** Why a change cannot be undone; `undefined` where it can. */
export function explainReason(reason: string): string | undefined {
  switch (reason) {
    case '':
      return undefined;
    case 'undone':
      return __('Was undone', 'woocommerce');
    case 'own':
      return __('Only whoever chose it can undo it', 'woocommerce');
    case 'denied':
      return __('Only users who can change this can see its values and undo it', 'woocommerce');
    case 'gone':
      return __('Cannot be undone: it was removed for good', 'woocommerce');
    case 'trash':
      return __('It is in the trash, where it can be restored', 'woocommerce');
    case 'secret':
      return __('Cannot be undone: passwords and keys are not kept', 'woocommerce');
    case 'large':
      return __('Cannot be undone: it is too long to be kept whole', 'woocommerce');
    case 'plugin':
      return __('Plugins are switched off and removed on the page of plugins', 'woocommerce');
    case 'extension':
      return __('Only the extension that changed it can undo it, and it is not here', 'woocommerce');
    case 'mixed':
      return __('Cannot be undone: records were created or removed with it', 'woocommerce');
    default:
      return __('Cannot be undone: what there was before is not known', 'woocommerce');
  }
}
