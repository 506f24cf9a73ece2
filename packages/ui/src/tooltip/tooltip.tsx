import * as Ariakit from '@ariakit/react';
import { useId, type ReactElement, type ReactNode } from 'react';
import '../popup/popup.css';
import './tooltip.css';

export interface TooltipProps {
  text: ReactNode;
  /** A button or link, which the text describes. */
  children: ReactElement;
  /** Milliseconds of hovering before it shows. */
  delay?: number | undefined;
  side?: 'above' | 'below' | undefined;
}

/** Milliseconds in which the pointer can cross from the control to the words. */
const HIDE_DELAY_MS = 100;

/** Words about a control, shown while it is hovered or focused by key. Escape hides them. */
export function Tooltip({ text, children, delay = 300, side = 'above' }: TooltipProps) {
  const tooltip = Ariakit.useTooltipStore({
    showTimeout: delay,
    hideTimeout: HIDE_DELAY_MS,
    placement: side === 'above' ? 'top' : 'bottom',
  });
  const id = useId();
  const isShown = Ariakit.useStoreState(tooltip, 'mounted');
  return (
    <>
      <Ariakit.TooltipAnchor
        store={tooltip}
        render={children}
        // The library leaves it to its users whether the words name the control or describe it.
        aria-describedby={isShown ? id : undefined}
      />
      <Ariakit.Tooltip store={tooltip} id={id} className="sa-popup sa-tooltip" gutter={6} unmountOnHide>
        {text}
      </Ariakit.Tooltip>
    </>
  );
}
