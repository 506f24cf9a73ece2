import { usePromotions } from '@admin/store-promotions';
import { useCapability } from '@admin/store-user';

/**
 * Whether to suggest extensions: the user may install them, and neither the site nor the user has switched suggestions
 * off.
 */
export function useAreSuggestionsAllowed(): boolean {
  const { areShown } = usePromotions();
  const canInstall = useCapability('install_plugins');
  return areShown && canInstall;
}
