/** Browser APIs that neither jsdom nor `jest-fixed-jsdom` provides. */
import { File } from 'node:buffer';
import { clearImmediate, setImmediate } from 'node:timers';

/** jsdom has no layout, so sizes never change. */
class IdleResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  // Node's FormData accepts only Node's File.
  File,
  // Without it React's scheduler falls back to timers, which tests replace with fake ones.
  setImmediate,
  clearImmediate,
  ResizeObserver: IdleResizeObserver,
});

// jsdom has no layout: no element is at a point, and text has no position.
Document.prototype.elementFromPoint = () => null;
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

// Ariakit checks visibility and supported styles, and scrolls the active item into view.
Object.assign(globalThis, { CSS: { ...globalThis.CSS, supports: () => false } });
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
  return this.isConnected && !this.closest('[hidden], [style*="display: none"]');
};
