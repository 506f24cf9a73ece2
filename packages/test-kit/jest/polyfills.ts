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

// The library of the widgets asks what can take focus and what styles there are, and scrolls to what is active.
Object.assign(globalThis, { CSS: { ...globalThis.CSS, supports: () => false } });
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
  return this.isConnected && !this.closest('[hidden], [style*="display: none"]');
};
