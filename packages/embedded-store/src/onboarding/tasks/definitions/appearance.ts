import { getOption, getTextOption, getSite } from '../../../site';
import { hasPublishedProduct } from '../../../catalog';
import type { TaskDefinition } from '../definition';

export const appearance: TaskDefinition = {
  id: 'appearance',
  title: { open: 'Personalize your store', done: 'You personalized your store' },
  content: 'Add your logo, create a homepage, and start designing your store.',
  time: '2 minutes',
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
