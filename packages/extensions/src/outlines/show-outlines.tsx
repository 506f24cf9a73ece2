import { setOutline, type Outline } from './state';
import './outlines.css';

/** A filter, and the part of the page that it changes. */
export interface FilterPlace {
  filter: string;
  /** CSS selector of the elements. */
  selector: string;
}

/** The attribute whose value CSS shows beside the outline. */
const ATTRIBUTE = 'data-extension-point';

/**
 * Outlines every slot on the page, and the places of filters, with their names.
 * @returns a function that stops it
 */
export function showOutlines(places: readonly FilterPlace[]): () => void {
  setOutline(SlotOutline);
  const mark = () => places.forEach(markPlace);
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true });
  mark();
  return () => {
    observer.disconnect();
    setOutline(undefined);
    for (const element of document.querySelectorAll(`[${ATTRIBUTE}]`)) element.removeAttribute(ATTRIBUTE);
  };
}

const SlotOutline: Outline = ({ name, children }) => (
  <span className="sa-extension-point" data-extension-point={name}>
    {children}
  </span>
);

function markPlace({ filter, selector }: FilterPlace): void {
  for (const element of document.querySelectorAll(selector)) {
    const names = element.getAttribute(ATTRIBUTE)?.split(' ') ?? [];
    if (!names.includes(filter)) element.setAttribute(ATTRIBUTE, [...names, filter].join(' '));
  }
}
