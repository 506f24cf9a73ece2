import { clearQueue } from './queue';
import { findRecorder, type Recorder } from './recorder';

/** Key in the storage that all tabs of the site share; what the newest page or decision said. */
const STORAGE_KEY = 'store-admin-tracking-allowed';

/** Withdrawn on this page; also where storage is forbidden. */
let isWithdrawnHere = false;

/** The host's recorder while there is consent, as far as this page and the other tabs of the browser know. */
export function getAllowedRecorder(): Recorder | undefined {
  const recorder = findRecorder();
  return recorder?.isEnabled === true && !isConsentWithdrawn() ? recorder : undefined;
}

/** Follows what the owner decided on this page; the other tabs of the browser hear of a withdrawal. */
export function setConsent(isGiven: boolean): void {
  isWithdrawnHere = !isGiven;
  notifyOtherTabs(isGiven);
  if (!isGiven) return clearQueue();
  const recorder = findRecorder();
  if (recorder?.isEnabled !== true) recorder?.enable?.();
}

/** Takes over what the host printed, which is newer than anything another tab said before. */
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
    // Storage is full or forbidden: other tabs learn of it when they load a page.
  }
}
