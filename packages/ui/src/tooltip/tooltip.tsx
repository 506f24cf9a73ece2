import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { usePopup } from '../popup/use-popup';
import './tooltip.css';

export interface TooltipProps {
  text: ReactNode;
  /** A button or link, which the text describes. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Milliseconds of hovering before it shows. */
  delay?: number | undefined;
  side?: 'above' | 'below' | undefined;
}

/** Milliseconds in which the pointer can cross from the control to the words. */
const GRACE = 100;

/** Words about a control, shown while it is hovered or focused by key. Escape hides them. */
export function Tooltip({ text, children, delay = 300, side = 'above' }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const popup = usePopup<HTMLSpanElement>({
    isOpen,
    anchor: () => anchor.current,
    side,
    align: 'center',
    gap: 6,
  });

  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const showLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), isOpen ? 0 : delay);
  };
  const hideLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), GRACE);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [isOpen]);

  return (
    <span
      ref={anchor}
      className="sa-tooltip-anchor"
      onMouseEnter={showLater}
      onMouseLeave={hideLater}
      onFocus={({ target }: FocusEvent) => setOpen(target.matches(':focus-visible'))}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        <span ref={popup} id={id} className="sa-popup sa-tooltip" popover="manual" role="tooltip">
          {text}
        </span>
      )}
    </span>
  );
}
