import type { Registry } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { setConsent, startRecording } from '@admin/tracks';

const OPTION = 'woocommerce_allow_tracking';

/**
 * Applies the tracking consent that the page provides, and follows changes of the option. Makes no requests.
 * @returns a function that stops it
 */
export function watchConsent(registry: Registry): () => void {
  const stopRecording = startRecording();
  const stopWatching = registry.subscribeToQuery(
    (select, resolution) => {
      if (resolution(optionsStore).getOption(OPTION).status !== 'finished') return undefined;
      // Withdrawn consent applies at once; new consent applies only after the server has saved it.
      if (select(optionsStore).getOption(OPTION) !== 'yes') return false;
      return select(optionsStore).isSaving(OPTION) ? undefined : true;
    },
    (isGiven) => isGiven !== undefined && setConsent(isGiven),
  );
  return () => {
    stopWatching();
    stopRecording();
  };
}
