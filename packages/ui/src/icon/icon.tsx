import { classes } from '../theme/classes';
import { SHAPES, type IconName } from './shapes';
import './icon.css';

export interface IconProps {
  name: IconName;
  /** Pixels; the specification's default (section 9) is 24. */
  size?: number | undefined;
  className?: string | undefined;
}

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, size = 24, className }: IconProps) {
  const isDirectional = /-(?:start|end)$|^(?:external|list|redo|truck|undo)$/.test(name);
  return (
    <svg
      className={classes('sa-icon', isDirectional && 'is-directional', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
