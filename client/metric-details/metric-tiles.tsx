import type { ReactNode } from 'react';
import { Tiles } from '@admin/ui';
import './metric-tiles.css';

interface FigureListProps {
  /** Whether each figure has lines for its change and for the figure of before. */
  isCompared: boolean;
  children: ReactNode;
}

/** Figures side by side; names, values and changes stand on the same lines across a row. */
export const MetricTiles = ({ isCompared, children }: FigureListProps) => (
  <Tiles className={`sa-summary${isCompared ? ' is-compared' : ''}`}>{children}</Tiles>
);
