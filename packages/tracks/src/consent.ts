import { dropQueue } from './queue';
import { findRecorder, type Recorder } from './recorder';

/** Key in the storage that all tabs of the site share; what the newest page or decision said. */
const SHARED = 'store-admin-tracking-allowed';

/** Withdrawn on this page; also where storage is forbidden. */
let isWithdrawnHere = false;

/** The host's recorder while there is consent, as far as this page and the other tabs of the browser know. */
export function consentedRecorder(): Recorder | undefined {
  const recorder = findRecorder();
  return recorder?.isEnabled === true && !isWithdrawn() ? recorder : undefined;
}

/** Follows what the owner decided on this page; the other tabs of the browser hear of a withdrawal. */
export function setConsent(isGiven: boolean): void {
  isWithdrawnHere = !isGiven;
  tellOtherTabs(isGiven);
  if (!isGiven) return dropQueue();
  const recorder = findRecorder();
  if (recorder?.isEnabled !== true) recorder?.enable?.();
}

/** Takes over what the host printed, which is newer than anything another tab said before. */
export function adoptConsent(): void {
  isWithdrawnHere = false;
  const recorder = findRecorder();
  if (recorder) tellOtherTabs(recorder.isEnabled === true);
}

function isWithdrawn(): boolean {
  try {
    return isWithdrawnHere || window.localStorage.getItem(SHARED) === 'no';
  } catch {
    return isWithdrawnHere;
  }
}

function tellOtherTabs(isGiven: boolean): void {
  try {
    window.localStorage.setItem(SHARED, isGiven ? 'yes' : 'no');
  } catch {
    // Storage is full or forbidden: other tabs learn of it when they load a page.
  }
}
