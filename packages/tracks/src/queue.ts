/** An event that waits for the next page or for a connection. */
export interface QueuedEvent {
  readonly name: string;
  readonly properties: object;
}

/** The sessionStorage key of queued events, which survive page loads but not the tab. */
const QUEUE = 'store-admin-queued-events';

/** Holds events in memory if storage is full or forbidden. */
let unstored: readonly QueuedEvent[] = [];

export function enqueue(event: QueuedEvent): void {
  const queue = [...takeQueue(), event];
  try {
    window.sessionStorage.setItem(QUEUE, JSON.stringify(queue));
  } catch {
    unstored = queue;
  }
}

/** Removes and returns all queued events, oldest first. */
export function takeQueue(): readonly QueuedEvent[] {
  const queue = [...readStored(), ...unstored];
  clearQueue();
  return queue;
}

export function clearQueue(): void {
  unstored = [];
  try {
    window.sessionStorage.removeItem(QUEUE);
  } catch {
    // Storage is forbidden, so the queue is empty.
  }
}

function readStored(): readonly QueuedEvent[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(QUEUE) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isQueued) : [];
  } catch {
    return [];
  }
}

function isQueued(value: unknown): value is QueuedEvent {
  const { name, properties } = Object(value);
  return typeof name === 'string' && typeof properties === 'object' && properties !== null;
}
