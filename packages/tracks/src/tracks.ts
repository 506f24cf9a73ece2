export type EventProperties = Readonly<Record<string, unknown>>;

interface Recorder {
  readonly isEnabled: boolean;
  recordEvent(name: string, properties: EventProperties): void;
}

interface QueuedEvent {
  readonly name: string;
  readonly properties: EventProperties;
}

/** Key in the tab's session storage; the events outlive one page load, not the tab. */
const QUEUE = 'store-admin-queued-events';

/** Records an event if the shop's owner consented. Gives back whether it was recorded; never throws. */
export function recordEvent(name: string, properties: EventProperties = {}): boolean {
  try {
    const recorder = consentedRecorder();
    recorder?.recordEvent(name, properties);
    return recorder !== undefined;
  } catch {
    // Statistics are never worth an error.
    return false;
  }
}

/** Records that a screen was opened, after the events that were queued on the way to it. */
export function recordPageView(path: string, extra: EventProperties = {}): boolean {
  for (const { name, properties } of takeQueue()) recordEvent(name, properties);
  return recordEvent('page_view', { path, ...extra });
}

/** For events of a click that leaves the page: recorded with the next page view, since the page is gone before. */
export function queueRecordEvent(name: string, properties: EventProperties = {}): void {
  if (!consentedRecorder()) return;
  const queue = [...takeQueue(), { name, properties }];
  try {
    window.sessionStorage.setItem(QUEUE, JSON.stringify(queue));
  } catch {
    // No room, or storage is forbidden: the event is lost.
  }
}

function takeQueue(): readonly QueuedEvent[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(QUEUE) ?? '[]');
    window.sessionStorage.removeItem(QUEUE);
    return Array.isArray(stored) ? stored.filter(isQueued) : [];
  } catch {
    return [];
  }
}

function isQueued(value: unknown): value is QueuedEvent {
  const { name, properties } = Object(value);
  return typeof name === 'string' && typeof properties === 'object' && properties !== null;
}

/** The host's recorder, read anew each time: consent may be given or withdrawn while the page is open. */
function consentedRecorder(): Recorder | undefined {
  try {
    const recorder: unknown = Reflect.get(window, 'wcTracks');
    return isRecorder(recorder) && recorder.isEnabled === true ? recorder : undefined;
  } catch {
    return undefined;
  }
}

const isRecorder = (value: unknown): value is Recorder => typeof Object(value).recordEvent === 'function';
