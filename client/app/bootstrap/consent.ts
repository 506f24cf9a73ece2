import type { Registry } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { setConsent, startRecording } from '@admin/tracks';

const OPTION = 'woocommerce_allow_tracking';

/**
 * Records events with the consent which the page was printed with, and follows what the owner decides on it. It asks
 * the server for nothing. Returns a function that stops it.
 */
export function watchConsent(registry: Registry): () => void {
  const stopRecording = startRecording();
  const stopWatching = registry.subscribeToQuery(
    (select, resolution) => {
      if (resolution(optionsStore).getOption(OPTION).status !== 'finished') return undefined;
      // Consent ends with the click that withdraws it, and begins once the server knows of it.
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
