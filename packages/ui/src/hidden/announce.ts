import './visually-hidden.css';

export type Politeness = 'polite' | 'assertive';

const regions = new Map<Politeness, HTMLElement>();

/** Has a screen reader say something that is seen elsewhere on the screen, `polite` after what it is saying now. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const region = getRegion(politeness);
  const line = document.createElement('p');
  line.textContent = text;
  // A new node is read even when the same words were there before.
  region.replaceChildren(line);
}

function getRegion(politeness: Politeness): HTMLElement {
  const known = regions.get(politeness);
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.className = 'sa-visually-hidden';
  region.setAttribute('aria-live', politeness);
  document.body.append(region);
  regions.set(politeness, region);
  return region;
}
