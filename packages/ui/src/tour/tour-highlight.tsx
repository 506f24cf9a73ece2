import { useRef } from 'react';
import { showInTopLayer } from './show-in-top-layer';
import { useLayoutUpdates } from './use-layout-updates';
import './tour-highlight.css';

/** Between the target and the ring around it. */
const PADDING = 4;

/** A ring around an element of the page, which follows it; it pulses unless less motion is asked for. */
export function TourHighlight({ target }: { target: () => Element | null }) {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutUpdates(true, () => {
    const element = ring.current;
    if (!element) return;
    const box = target()?.getBoundingClientRect();
    element.hidden = !box;
    if (!box) return;
    showInTopLayer(element);
    // Moved by left and top it would count as a shift of the page's layout at each step of scrolling.
    element.style.translate = `${box.left - PADDING}px ${box.top - PADDING}px`;
    element.style.width = `${box.width + 2 * PADDING}px`;
    element.style.height = `${box.height + 2 * PADDING}px`;
  });
  return <div ref={ring} className="sa-tour-highlight" popover="manual" aria-hidden="true" />;
}
