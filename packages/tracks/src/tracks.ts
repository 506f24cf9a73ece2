import { syncConsentFromOtherTabs, getAllowedRecorder } from './consent';
import type { EventName, Events, TaskListEvents } from './events';
import { enqueue, takeQueue } from './queue';

/**
 * Starts recording on this page with the consent it was rendered with. Events queued on the previous page are
 * recorded when there is a connection. Returns a function that stops recording.
 */
export function startRecording(): () => void {
  syncConsentFromOtherTabs();
  window.addEventListener('online', recordQueued);
  return () => window.removeEventListener('online', recordQueued);
}

/**
 * Records an event if the owner consented; offline, it is queued. Returns whether it was accepted. Never
 * throws.
 */
export const recordEvent = <Name extends EventName>(name: Name, properties: Events[Name]): boolean =>
  record(name, properties);

/** Records an event of a task list, prefixed with the list's event prefix. */
export const recordListEvent = <Name extends keyof TaskListEvents>(
  prefix: string,
  name: Name,
  properties: TaskListEvents[Name],
): boolean => record(`${prefix}${name}`, properties);

/** Records a page view, after the queued events. */
export function recordPageView(path: string, extra: Omit<Events['page_view'], 'path'>): boolean {
  recordQueued();
  return recordEvent('page_view', { path, ...extra });
}

/** Queues an event of a click that leaves the page. It is recorded with the next page view. */
export function queueRecordEvent<Name extends EventName>(name: Name, properties: Events[Name]): void {
  if (getAllowedRecorder()) enqueue({ name, properties });
}

/** Whether events are recorded: there is a recorder and consent. */
export const isRecording = (): boolean => getAllowedRecorder() !== undefined;

function record(name: string, properties: object): boolean {
  try {
    const recorder = getAllowedRecorder();
    if (!recorder) return false;
    if (window.navigator.onLine) recorder.recordEvent(name, properties);
    else enqueue({ name, properties });
    return true;
  } catch {
    // Tracking must never cause errors.
    return false;
  }
}

/** Dropped without consent, which may have been withdrawn meanwhile. */
function recordQueued(): void {
  for (const { name, properties } of takeQueue()) record(name, properties);
}
