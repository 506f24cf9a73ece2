/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions --
   The card is a popover: a dialog element is either a popover or an open dialog, never both. */
import { __, sprintf } from '@wordpress/i18n';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button } from '../button/button';
import { focusHeading } from '../structure/use-autofocus-heading';
import { prefersReducedMotion } from '../theme/prefers-reduced-motion';
import { TourHighlight } from './tour-highlight';
import { useInterruptionQueue } from './interruption-queue';
import { useCardPosition } from './use-card-position';
import '../popup/popup.css';
import './tour.css';

export interface TourStep {
  heading: string;
  text: ReactNode;
  /** The target of the step. Without one, the card is at the bottom of the window. */
  target: () => Element | null;
  /** `Got it` */
  primaryLabel: string;
}

/** `done`: the last primary button; `dismissed`: Escape or the close button. */
export type TourEnd = 'done' | 'dismissed';

export interface TourProps {
  steps: readonly TourStep[];
  onClose: (reason: TourEnd) => void;
  /** `false` for an automatic hint, which may appear while the user types: it does not move focus or scroll. */
  takesFocus?: boolean | undefined;
  /** Called once it is visible: an automatic hint stays hidden while it would cover a field. */
  onSeen?: (() => void) | undefined;
}

/**
 * Cards that point at elements of the page, one after the other. The page stays usable: focus moves to the card and
 * back when it closes, but is not trapped. Only one tour is shown at a time, and none while a dialog is open; others
 * wait.
 */
export function Tour({ steps, onClose, takesFocus = true, onSeen }: TourProps) {
  const [position, setPosition] = useState(0);
  const step = steps[position];
  const isSeen = useRef(false);
  const isTurn = useInterruptionQueue(takesFocus ? 'tour' : 'hint');

  if (!step || !isTurn) return null;
  const tellOnce = () => {
    if (isSeen.current) return;
    isSeen.current = true;
    onSeen?.();
  };
  const goOn = () => (position + 1 < steps.length ? setPosition(position + 1) : onClose('done'));
  return (
    <FocusReturn>
      <TourCard
        key={position}
        step={step}
        position={position + 1}
        count={steps.length}
        takesFocus={takesFocus}
        onSeen={tellOnce}
        onBack={position > 0 ? () => setPosition(position - 1) : undefined}
        onNext={goOn}
        onDismiss={() => onClose('dismissed')}
      />
    </FocusReturn>
  );
}

interface TourCardProps {
  step: TourStep;
  position: number;
  count: number;
  takesFocus: boolean;
  onSeen: () => void;
  onBack: (() => void) | undefined;
  onNext: () => void;
  onDismiss: () => void;
}

function TourCard(props: TourCardProps) {
  const { step, position, count, takesFocus, onSeen, onBack, onNext, onDismiss } = props;
  const { target } = step;
  // Beside the target it covers no other fields of the target's form.
  const card = useCardPosition({ target, avoidsFields: !takesFocus, onSeen });
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const textId = useId();
  const firstTarget = useRef(target);

  useEffect(() => {
    if (!takesFocus) return;
    firstTarget.current()?.scrollIntoView?.({
      block: 'center',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
    focusHeading(heading.current);
  }, [takesFocus]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onDismiss();
  };

  return (
    <>
      <TourHighlight target={target} />
      <div
        ref={card}
        className="sa-popup sa-tour"
        popover="manual"
        role="dialog"
        aria-labelledby={headingId}
        aria-describedby={textId}
        onKeyDown={handleKey}
      >
        <div className="sa-tour__header">
          <h2 id={headingId} ref={heading} className="sa-tour__heading">
            {step.heading}
          </h2>
          <Button
            variant="tertiary"
            size="small"
            icon="close"
            aria-label={__('Close', 'store-admin')}
            onClick={onDismiss}
          />
        </div>
        <div id={textId} className="sa-tour__text">
          {step.text}
        </div>
        <TourFooter {...{ step, position, count, onBack, onNext }} />
      </div>
    </>
  );
}

const TourFooter = ({
  step,
  position,
  count,
  onBack,
  onNext,
}: Omit<TourCardProps, 'takesFocus' | 'onSeen' | 'onDismiss'>) => (
  <div className="sa-tour__footer">
    {count > 1 && (
      <span className="sa-tour__position">
        {sprintf(
          /* translators: 1: number of the step, 2: count of steps. */
          __('Step %1$d of %2$d', 'store-admin'),
          position,
          count,
        )}
      </span>
    )}
    {onBack && (
      <Button variant="tertiary" onClick={onBack}>
        {__('Back', 'store-admin')}
      </Button>
    )}
    <Button variant="primary" onClick={onNext}>
      {step.primaryLabel}
    </Button>
  </div>
);

/** Restores focus when the tour closes, unless the user has moved it. */
function FocusReturn({ children }: { children: ReactNode }) {
  // A layout effect: runs before the card takes focus, and before it is removed.
  useLayoutEffect(() => {
    const previous = document.activeElement;
    return () => {
      const isInside = document.activeElement?.closest('.sa-tour');
      if (isInside && previous instanceof HTMLElement) previous.focus();
    };
  }, []);
  return children;
}
