import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Class that tells `room.css` to stop reserving room for the content. */
const TAKEN = 'sa-is-taken';

interface HostSlotProps {
  /** Id of an empty element that the host's form provides for the dashboard. */
  id: string;
  /** Whether the content is known; until then the style sheet may reserve room. */
  isReady?: boolean;
  children: ReactNode;
}

/** Renders into an element of the host's form. Renders nothing if the page doesn't have that element. */
export function HostSlot({ id, isReady = true, children }: HostSlotProps) {
  const slot = document.getElementById(id);
  useLayoutEffect(() => {
    if (isReady) slot?.classList.add(TAKEN);
  }, [slot, isReady]);
  return slot ? createPortal(children, slot) : null;
}
