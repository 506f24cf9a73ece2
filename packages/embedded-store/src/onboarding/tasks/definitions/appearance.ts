import { getOption, getTextOption, getSite } from '../../../site';
import { hasPublishedProduct } from '../../../catalog';
import type { TaskDefinition } from '../definition';

export const appearance: TaskDefinition = {
  id: 'appearance',
  title: { open: 'Personalize your store', done: 'You personalized your store' },
  content: 'Add your logo, create a homepage, and start designing your store.',
  time: '2 minutes',
  // Only its owner knows when a store looks right.
  isComplete: (_store, isActioned) => isActioned,
  additionalData({ db }) {
    const stylesheet = getTextOption(db, 'stylesheet');
    const { showOnFront, pageOnFront } = getSite(db);
    return {
      hasHomepage: showOnFront === 'page' && pageOnFront > 0,
      hasProducts: hasPublishedProduct(db),
      // The theme of this store shows one.
      supportCustomLogo: true,
      stylesheet,
      themeMods: getOption(db, `theme_mods_${stylesheet}`) ?? [],
    };
  },
};
