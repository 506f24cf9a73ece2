import './visually-hidden.css';

export type Politeness = 'polite' | 'assertive';

/** Milliseconds until screen readers have taken notice of a new region; found by trying. */
const ANNOUNCE_DELAY_MS = 100;

interface Region {
  element: HTMLElement;
  /** What it is to begin with, until screen readers have taken notice of it. */
  first?: string | undefined;
}

const regions = new Map<Politeness, Region>();

/** Has a screen reader say something that is seen elsewhere on the screen, `polite` after what it is saying now. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const known = regions.get(politeness);
  if (!known?.element.isConnected) addRegion(politeness, text);
  else if (known.first === undefined) setRegionText(known.element, text);
  else known.first = text;
}

function setRegionText(region: HTMLElement, text: string) {
  const line = document.createElement('p');
  line.textContent = text;
  // A new node is read even when the same words were there before.
  region.replaceChildren(line);
}

function addRegion(politeness: Politeness, first: string) {
  const element = document.createElement('div');
  element.className = 'sa-visually-hidden';
  element.setAttribute('aria-live', politeness);
  document.body.append(element);
  const region: Region = { element, first };
  regions.set(politeness, region);
  setTimeout(() => {
    setRegionText(element, region.first ?? first);
    region.first = undefined;
  }, ANNOUNCE_DELAY_MS);
}
