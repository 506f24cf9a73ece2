import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Says to `room.css` that nobody has to keep room for what comes here anymore. */
const TAKEN = 'sa-is-taken';

interface HostSlotProps {
  /** Id of an empty element that the host keeps for the dashboard, inside its own form. */
  id: string;
  /** Whether it is known what comes here; until then the style sheet may keep room. */
  isReady?: boolean;
  children: ReactNode;
}

/** Puts something where the host wants it. On a page without that element there is nothing. */
export function HostSlot({ id, isReady = true, children }: HostSlotProps) {
  const slot = document.getElementById(id);
  useLayoutEffect(() => {
    if (isReady) slot?.classList.add(TAKEN);
  }, [slot, isReady]);
  return slot ? createPortal(children, slot) : null;
}
