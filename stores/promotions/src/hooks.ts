import { useDispatch, useSelect } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { userStore } from '@admin/store-user';
import { arePromotionsShown, isSiteOpen } from './rule';

/** Whether promotions are shown to this user, with the user's setting and the store's. */
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
    /** If false, promotions are off for the whole store, and the user's setting has no effect. */
    isSiteOpen: isSiteOpen(state),
    /** The user's setting, independent of the store's. */
    isUserOpen: state.user === undefined,
    /** Saved for the user, on all devices; rejects with an `ApiError`. */
    setShown: (areShown: boolean) => updatePreferences({ promotions_hidden: areShown ? undefined : 'yes' }),
    /** Saved for all users of the store; rejects with an `ApiError`. */
    setSiteOpen: (isOpen: boolean) =>
      updateOptions({ woocommerce_show_marketplace_suggestions: isOpen ? 'yes' : 'no' }),
  };
}
