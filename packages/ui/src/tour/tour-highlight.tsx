import { useRef } from 'react';
import { showInTopLayer } from './show-in-top-layer';
import { useLayoutUpdates } from './use-layout-updates';
import './tour-highlight.css';

/** Distance between the target and the ring. */
const PADDING = 4;

/** A ring that follows an element of the page; it pulses unless reduced motion is preferred. */
export function TourHighlight({ target }: { target: () => Element | null }) {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutUpdates(() => {
    const element = ring.current;
    if (!element) return;
    const box = target()?.getBoundingClientRect();
    element.hidden = !box;
    if (!box) return;
    showInTopLayer(element);
    // Changing left and top would count as a layout shift on every scroll event.
    element.style.translate = `${box.left - PADDING}px ${box.top - PADDING}px`;
    element.style.width = `${box.width + 2 * PADDING}px`;
    element.style.height = `${box.height + 2 * PADDING}px`;
  });
  return <div ref={ring} className="sa-tour-highlight" popover="manual" aria-hidden="true" />;
}
