import { getOption, getTextOption, getSite } from '../../../site';
import { hasPublishedProduct } from '../../../catalog';
import type { TaskDefinition } from '../definition';
import { __ } from '../../../i18n';

export const appearance: TaskDefinition = {
  id: 'appearance',
  texts: () => ({
    open: __('Personalize your store', 'store-admin'),
    done: __('You personalized your store', 'store-admin'),
    content: __('Add your logo, create a homepage, and start designing your store.', 'store-admin'),
    time: __('2 minutes', 'store-admin'),
  }),
  // Only the user can decide when the store looks right.
  isComplete: (_store, isActioned) => isActioned,
  additionalData({ db }) {
    const stylesheet = getTextOption(db, 'stylesheet');
    const { showOnFront, pageOnFront } = getSite(db);
    return {
      hasHomepage: showOnFront === 'page' && pageOnFront > 0,
      hasProducts: hasPublishedProduct(db),
      // This store's theme displays a logo.
      supportCustomLogo: true,
      stylesheet,
      themeMods: getOption(db, `theme_mods_${stylesheet}`) ?? [],
    };
  },
};
