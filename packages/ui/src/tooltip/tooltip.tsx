import * as Ariakit from '@ariakit/react';
import { useId, type ReactElement, type ReactNode } from 'react';
import '../popup/popup.css';
import './tooltip.css';

export interface TooltipProps {
  text: ReactNode;
  /** The button or link that the text describes. */
  children: ReactElement;
  side?: 'above' | 'below' | undefined;
}

const SHOW_DELAY_MS = 300;
/** Milliseconds in which the pointer can move from the control to the tooltip. */
const HIDE_DELAY_MS = 100;

/** A text about a control, shown on hover and keyboard focus. Escape hides it. */
export function Tooltip({ text, children, side = 'above' }: TooltipProps) {
  const tooltip = Ariakit.useTooltipStore({
    showTimeout: SHOW_DELAY_MS,
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
        // The library does not set `aria-describedby` or `aria-labelledby`.
        aria-describedby={isShown ? id : undefined}
      />
      <Ariakit.Tooltip store={tooltip} id={id} className="sa-popup sa-tooltip" gutter={6} unmountOnHide>
        {text}
      </Ariakit.Tooltip>
    </>
  );
}
