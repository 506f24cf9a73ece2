/** An event that waits: for the next page, or for the connection to come back. */
export interface QueuedEvent {
  readonly name: string;
  readonly properties: object;
}

/** Key in the tab's session storage; the events outlive one page load, not the tab. */
const QUEUE = 'store-admin-queued-events';

/** Where storage is full or forbidden they wait here, as long as the page is open. */
let unstored: readonly QueuedEvent[] = [];

export function enqueue(event: QueuedEvent): void {
  const queue = [...takeQueue(), event];
  try {
    window.sessionStorage.setItem(QUEUE, JSON.stringify(queue));
  } catch {
    unstored = queue;
  }
}

/** All that waits, oldest first; none of it waits any longer. */
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
    // Storage is forbidden, so there is nothing in it.
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
