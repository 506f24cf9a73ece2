import { useDispatch, useSelect } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { userStore } from '@admin/store-user';
import { arePromotionsShown, isSiteOpen } from './rule';

/** Whether anything may advertise to this user now, the user's own switch, and the one of the whole store. */
export function usePromotions() {
  const { updatePreferences } = useDispatch(userStore);
  const { updateOptions } = useDispatch(optionsStore);
  const state = useSelect((select) => {
    const { getCurrentUser, getPreference } = select(userStore);
    const isKnown = getCurrentUser() !== null;
    return {
      site: select(optionsStore).getOption('woocommerce_show_marketplace_suggestions'),
      user: isKnown ? getPreference('promotions_hidden') : null,
    };
  }, []);
  return {
    areShown: arePromotionsShown(state),
    /** Without the site's consent the user's switch changes nothing, and need not be offered. */
    isSiteOpen: isSiteOpen(state),
    /** Whether the user has nothing against them, whatever the site says. */
    isUserOpen: state.user === undefined,
    /** Kept for the user, on every device; rejects with an `ApiError`. */
    setShown: (areShown: boolean) => updatePreferences({ promotions_hidden: areShown ? undefined : 'yes' }),
    /** Kept for everyone who runs the store; rejects with an `ApiError`. */
    setSiteOpen: (isOpen: boolean) =>
      updateOptions({ woocommerce_show_marketplace_suggestions: isOpen ? 'yes' : 'no' }),
  };
}
