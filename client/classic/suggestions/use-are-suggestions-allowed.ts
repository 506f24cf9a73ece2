import { usePromotions } from '@admin/store-promotions';
import { useCapability } from '@admin/store-user';

/** Extensions are suggested to those who may install them, unless the site or the user wants none. */
export function useAreSuggestionsAllowed(): boolean {
  const { areShown } = usePromotions();
  const mayInstall = useCapability('install_plugins');
  return areShown && mayInstall;
}
