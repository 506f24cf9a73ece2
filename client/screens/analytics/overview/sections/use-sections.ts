import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { useFilterChanges } from '@admin/extensions';
import { usePromiseNotice } from '@admin/store-notices';
import { usePreference, userStore } from '@admin/store-user';
import { arrangeSections, storeSections } from './arrange-sections';
import { listSections, SECTIONS_FILTER } from './default-sections';
import type { ArrangedSection } from './section';

const PREFERENCE = 'dashboard_sections';

/** Returns the sections as the user has arranged them, and a function that changes and saves the arrangement. */
export function useSections() {
  useFilterChanges(SECTIONS_FILTER);
  const defaults = listSections();
  const [stored] = usePreference(PREFERENCE);
  const { changePreference } = useDispatch(userStore);
  const report = usePromiseNotice();

  const arrange = (change: (sections: ArrangedSection[]) => readonly ArrangedSection[]) =>
    void report(
      changePreference(PREFERENCE, (now) => storeSections(change(arrangeSections(defaults, now)), now)),
      { failed: __('There was a problem saving the overview layout', 'store-admin') },
    );
  return { sections: arrangeSections(defaults, stored), arrange };
}
