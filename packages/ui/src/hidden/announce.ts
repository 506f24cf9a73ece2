import './visually-hidden.css';

export type Politeness = 'polite' | 'assertive';

/** Milliseconds until screen readers have taken notice of a new region; found by trying. */
const NOTICE_DELAY = 100;

const regions = new Map<Politeness, HTMLElement>();

/** Has a screen reader say something that is seen elsewhere on the screen, `polite` after what it is saying now. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const known = regions.get(politeness);
  if (known?.isConnected) say(known, text);
  else setTimeout(say, NOTICE_DELAY, addRegion(politeness), text);
}

function say(region: HTMLElement, text: string) {
  const line = document.createElement('p');
  line.textContent = text;
  // A new node is read even when the same words were there before.
  region.replaceChildren(line);
}

function addRegion(politeness: Politeness): HTMLElement {
  const region = document.createElement('div');
  region.className = 'sa-visually-hidden';
  region.setAttribute('aria-live', politeness);
  document.body.append(region);
  regions.set(politeness, region);
  return region;
}
