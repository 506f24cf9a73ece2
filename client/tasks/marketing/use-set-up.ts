import type { FreeExtension } from '@admin/store-profile';
import { recordEvent } from '@admin/tracks';
import { useIsShown, usePluginSetup } from '@admin/wizard';

/** Sets an extension up, shows a notice about the result, and completes the task. */
export function useSetUp(extension: FreeExtension, onInstalled: () => void) {
  const isShown = useIsShown();
  const { state, isSettingUp, setUp } = usePluginSetup(extension);

  return {
    state,
    isSettingUp,
    async setUp() {
      recordEvent('tasklist_marketing_install', { selected_extension: extension.slug });
      const isDone = await setUp();
      if (isDone && isShown.current) onInstalled();
    },
  };
}
