import { useEffect } from 'react';
import './visually-hidden.css';

export type Politeness = 'polite' | 'assertive';

/** Screen readers notice a new region after this delay (found by testing). */
const ANNOUNCE_DELAY_MS = 100;

interface Region {
  element: HTMLElement;
  /** The first text, set once screen readers have noticed the region. */
  first?: string | undefined;
}

const regions = new Map<Politeness, Region>();

/** Announces a text to screen readers; `polite` waits for current speech. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  const existing = regions.get(politeness);
  if (!existing?.element.isConnected) addRegion(politeness, text);
  else if (existing.first === undefined) setRegionText(existing.element, text);
  else existing.first = text;
}

function setRegionText(region: HTMLElement, text: string) {
  const line = document.createElement('p');
  line.textContent = text;
  // A new node is read even if the text is unchanged.
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

/**
 * Announces that an operation has started.
 * @param message such as 'Creating homepage…'
 */
export function useAnnounceBusy(isBusy: boolean, message: string): void {
  useEffect(() => {
    if (isBusy) announce(message);
  }, [isBusy, message]);
}
