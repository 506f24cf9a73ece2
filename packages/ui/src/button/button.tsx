import {
  forwardRef,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ElementType,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
} from 'react';
import { classes } from '../theme/classes';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/shapes';
import './button.css';

export interface ButtonProps extends HTMLAttributes<HTMLElement> {
  variant?: 'primary' | 'secondary' | 'tertiary' | 'link' | undefined;
  size?: 'small' | 'default' | undefined;
  /** Without children the button needs an `aria-label`. */
  icon?: IconName | undefined;
  /** An operation is running: the label stays, clicks are ignored and focus is kept. */
  busy?: boolean | undefined;
  isDestructive?: boolean | undefined;
  /** A focused button keeps focus when it is disabled. */
  disabled?: boolean | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Renders a link. */
  href?: string | undefined;
  target?: string | undefined;
  rel?: string | undefined;
}

/** A button, or a link that looks like one if `href` is set. */
export const Button = forwardRef<HTMLElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'secondary',
    size = 'default',
    icon,
    busy = false,
    isDestructive = false,
    disabled,
    type = 'button',
    href,
    className,
    children,
    onClick,
    onBlur,
    ...rest
  } = props;
  const Tag = getTag(href);
  const button = useRef<HTMLElement>(null);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      button.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  // Browsers remove focus from disabled buttons.
  const [keepsFocus, setKeepsFocus] = useState(false);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the page knows what has the focus, which it takes when it is painted
    if (disabled && document.activeElement === button.current) setKeepsFocus(true);
  }, [disabled]);
  const disabling = keepsFocus ? { 'aria-disabled': disabled || undefined } : { disabled };
  const own = href === undefined ? { type, ...disabling } : { href };

  const press = (event: MouseEvent<HTMLElement>) => {
    // Prevents the default, so that a busy submit button does not submit again.
    if (busy || disabled) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <Tag
      {...rest}
      {...own}
      ref={attach}
      className={classes(
        'sa-button',
        `is-${variant}`,
        size === 'small' && 'is-small',
        isDestructive && 'is-destructive',
        !children && 'is-icon-only',
        className,
      )}
      aria-busy={busy || undefined}
      onClick={press}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (keepsFocus) setKeepsFocus(false);
        onBlur?.(event);
      }}
    >
      {icon && <Icon name={icon} size={20} />}
      {/* Wrapped in an element for page translators, see `fail-on-bare-text.ts`. */}
      {children && <span className="sa-button__label">{children}</span>}
    </Tag>
  );
});

/** Typed as any element, since no ref type fits both. */
function getTag(href: string | undefined): ElementType {
  return href === undefined ? 'button' : 'a';
}
