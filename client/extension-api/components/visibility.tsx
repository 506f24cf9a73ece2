import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@admin/ui';

/** A part that is opened on request. */
export function CollapsibleContent(props: {
  toggleText: string;
  initialCollapsed?: boolean;
  children?: ReactNode;
}) {
  const [isOpen, setOpen] = useState(props.initialCollapsed === false);
  const id = useId();
  return (
    <div>
      <Button variant="link" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {props.toggleText}
      </Button>
      <div id={id} hidden={!isOpen}>
        {props.children}
      </div>
    </div>
  );
}

/** Shown, shown to screen readers alone, or not there. */
export const DisplayState = (props: {
  state?: 'visible' | 'visually-hidden' | 'hidden';
  children?: ReactNode;
  className?: string;
}) => (
  <div
    className={props.state === 'visually-hidden' ? 'screen-reader-text' : props.className}
    hidden={props.state === 'hidden'}
  >
    {props.children}
  </div>
);

/** What changes place with something else; here it does so at once. */
export const AnimationSlider = (props: {
  children: (state: { status: 'entered' }) => ReactNode;
  animationKey?: string | number;
  animate?: 'left' | 'right' | null;
  className?: string;
}) => <div className={props.className}>{props.children({ status: 'entered' })}</div>;

/** Puts something around its children, or nothing. */
export const ConditionalWrapper = (props: {
  condition: boolean;
  wrapper: (children: ReactNode) => ReactNode;
  children?: ReactNode;
}) => <>{props.condition ? props.wrapper(props.children) : props.children}</>;

/** Comes into view when it is first shown. */
export function ScrollTo({ children, offset = '0' }: { children?: ReactNode; offset?: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const top =
      (place.current?.getBoundingClientRect().top ?? 0) + window.scrollY + (Number.parseInt(offset, 10) || 0);
    window.scrollTo({ top });
  }, [offset]);
  return <span ref={place}>{children}</span>;
}
