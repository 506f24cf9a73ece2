import { syncConsentFromOtherTabs, getAllowedRecorder } from './consent';
import type { EventName, Events, TaskListEvents } from './events';
import { enqueue, takeQueue } from './queue';

/**
 * Begins to record on this page, with the consent the host printed: what the page before left is recorded when a
 * connection is there, and what waited for one as soon as it comes back. Gives back the function which ends it.
 */
export function startRecording(): () => void {
  syncConsentFromOtherTabs();
  window.addEventListener('online', recordQueued);
  return () => window.removeEventListener('online', recordQueued);
}

/**
 * Records an event if the shop's owner consented; without a connection it waits for one.
 * Gives back whether it was taken; never throws.
 */
export const recordEvent = <Name extends EventName>(name: Name, properties: Events[Name]): boolean =>
  record(name, properties);

/** The same for an event of a task list, whose name begins with what the list calls itself. */
export const recordListEvent = <Name extends keyof TaskListEvents>(
  prefix: string,
  name: Name,
  properties: TaskListEvents[Name],
): boolean => record(`${prefix}${name}`, properties);

/** Records that a screen was opened, after the events that were queued on the way to it. */
export function recordPageView(path: string, extra: Omit<Events['page_view'], 'path'>): boolean {
  recordQueued();
  return recordEvent('page_view', { path, ...extra });
}

/** For events of a click that leaves the page: recorded with the next page view, since the page is gone before. */
export function queueRecordEvent<Name extends EventName>(name: Name, properties: Events[Name]): void {
  if (getAllowedRecorder()) enqueue({ name, properties });
}

/** Whether events are recorded now: there is a recorder, and consent. */
export const isRecording = (): boolean => getAllowedRecorder() !== undefined;

function record(name: string, properties: object): boolean {
  try {
    const recorder = getAllowedRecorder();
    if (!recorder) return false;
    if (window.navigator.onLine) recorder.recordEvent(name, properties);
    else enqueue({ name, properties });
    return true;
  } catch {
    // Statistics are never worth an error.
    return false;
  }
}

/** Without consent they go nowhere: it was withdrawn after they happened. */
function recordQueued(): void {
  for (const { name, properties } of takeQueue()) record(name, properties);
}
