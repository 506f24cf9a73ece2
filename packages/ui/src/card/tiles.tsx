import type { HTMLAttributes } from 'react';
import { classes } from '../theme/classes';
import './tiles.css';

/** List items side by side in one frame, as many in a row as there is room for. */
export const Tiles = ({ className, ...props }: HTMLAttributes<HTMLUListElement>) => (
  <ul {...props} className={classes('sa-tiles', className)} />
);
