import { __, sprintf } from '@wordpress/i18n';
import { useOutcome } from '@admin/store-notices';
import { formatPluginProblems, getPluginProblems, usePlugin } from '@admin/store-plugins';
import type { FreeExtension } from '@admin/store-profile';
import { recordEvent } from '@admin/tracks';
import { useIsShown } from '@admin/wizard';
import { useSayBusy } from '../shared/use-say-busy';

/** Sets an extension up, says how that ended, and with that the task is done. */
export function useSetUp({ slug, name }: FreeExtension, onInstalled: () => void) {
  const report = useOutcome();
  const isShown = useIsShown();
  const { state, isSettingUp, setUp } = usePlugin(slug);
  useSayBusy(
    isSettingUp,
    sprintf(
      /* translators: %s: name of an extension */
      __('Setting up %s…', 'woocommerce'),
      name,
    ),
  );

  return {
    state,
    isSettingUp,
    async setUp() {
      recordEvent('tasklist_marketing_install', { selected_extension: slug });
      const isDone = await report(setUp(), {
        done: sprintf(
          /* translators: %s: name of an extension */
          __('%s is installed and active', 'woocommerce'),
          name,
        ),
        failed: (error) => explain(error, name),
      });
      if (isDone && isShown.current) onInstalled();
    },
  };
}

function explain(error: unknown, name: string): string {
  const problems = getPluginProblems(error);
  if (problems.length > 0) return formatPluginProblems(problems);
  return sprintf(
    /* translators: %s: name of an extension */
    __('There was a problem setting up %s', 'woocommerce'),
    name,
  );
}
