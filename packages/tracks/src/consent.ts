import { clearQueue } from './queue';
import { findRecorder, type Recorder } from './recorder';

/** The localStorage key of the latest consent, shared by all tabs. */
const STORAGE_KEY = 'store-admin-tracking-allowed';

/** Whether consent was withdrawn on this page. Also works without localStorage. */
let isWithdrawnHere = false;

/** The host's recorder, if there is consent on this page and in other tabs. */
export function getAllowedRecorder(): Recorder | undefined {
  const recorder = findRecorder();
  return recorder?.isEnabled === true && !isConsentWithdrawn() ? recorder : undefined;
}

/** Applies the owner's choice on this page and notifies other tabs of a withdrawal. */
export function setConsent(isGiven: boolean): void {
  isWithdrawnHere = !isGiven;
  notifyOtherTabs(isGiven);
  if (!isGiven) return clearQueue();
  const recorder = findRecorder();
  if (recorder?.isEnabled !== true) recorder?.enable?.();
}

/** Stores the consent of this page, which is newer than that of other tabs. */
export function syncConsentFromOtherTabs(): void {
  isWithdrawnHere = false;
  const recorder = findRecorder();
  if (recorder) notifyOtherTabs(recorder.isEnabled === true);
}

function isConsentWithdrawn(): boolean {
  try {
    return isWithdrawnHere || window.localStorage.getItem(STORAGE_KEY) === 'no';
  } catch {
    return isWithdrawnHere;
  }
}

function notifyOtherTabs(isGiven: boolean): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, isGiven ? 'yes' : 'no');
  } catch {
    // Storage is full or forbidden: other tabs are updated on their next page load.
  }
}
