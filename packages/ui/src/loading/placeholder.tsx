import { classes } from '../theme/classes';
import './placeholder.css';

export interface PlaceholderProps {
  /** A CSS length, or pixels. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  isRound?: boolean | undefined;
  className?: string | undefined;
}

/** Reserves space for loading content. Set the final size to avoid layout shift. */
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
