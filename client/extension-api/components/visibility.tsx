import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@admin/ui';

/** Collapsible content. */
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

/** Visible, visible to screen readers only, or hidden. */
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

/** Content that is replaced; here without an animation. */
export const AnimationSlider = (props: {
  children: (state: { status: 'entered' }) => ReactNode;
  animationKey?: string | number;
  animate?: 'left' | 'right' | null;
  className?: string;
}) => <div className={props.className}>{props.children({ status: 'entered' })}</div>;

/** Wraps its children if the condition is true. */
export const ConditionalWrapper = (props: {
  condition: boolean;
  wrapper: (children: ReactNode) => ReactNode;
  children?: ReactNode;
}) => <>{props.condition ? props.wrapper(props.children) : props.children}</>;

/** Scrolls to its children when they are first rendered. */
export function ScrollTo({ children, offset = '0' }: { children?: ReactNode; offset?: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const top =
      (place.current?.getBoundingClientRect().top ?? 0) + window.scrollY + (Number.parseInt(offset, 10) || 0);
    window.scrollTo({ top });
  }, [offset]);
  return <span ref={place}>{children}</span>;
}
