/** What neither jsdom nor `jest-fixed-jsdom` brings. */
import { File } from 'node:buffer';
import { clearImmediate, setImmediate } from 'node:timers';

/** jsdom lays nothing out, so nothing ever changes its size. */
class IdleResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  // Node's FormData takes only Node's files.
  File,
  // React's scheduler would use timers otherwise, which tests replace.
  setImmediate,
  clearImmediate,
  ResizeObserver: IdleResizeObserver,
});

// Without layout, nothing is at a point of the page, and no text has a position.
Document.prototype.elementFromPoint = () => null;
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
