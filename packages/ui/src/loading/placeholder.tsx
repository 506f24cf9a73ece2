import { classes } from '../theme/classes';
import './placeholder.css';

export interface PlaceholderProps {
  /** Any CSS length; a number is pixels. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  isRound?: boolean | undefined;
  className?: string | undefined;
}

/** Keeps the place of something that is still loading; give it the final size, so that nothing jumps. */
export function Placeholder({
  width = '100%',
  height = '1em',
  isRound = false,
  className,
}: PlaceholderProps) {
  return (
    <span
      className={classes('sa-placeholder', isRound && 'is-round', className)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
