import type { HTMLAttributes } from 'react';
import { classes } from '../theme/classes';
import './tiles.css';

/** List items in a grid with one border. */
export const Tiles = ({ className, ...props }: HTMLAttributes<HTMLUListElement>) => (
  <ul {...props} className={classes('sa-tiles', className)} />
);
