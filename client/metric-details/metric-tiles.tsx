import type { ReactNode } from 'react';
import { Tiles } from '@admin/ui';
import './metric-tiles.css';

interface MetricTilesProps {
  /** Whether each metric has lines for its change and its previous value. */
  isCompared: boolean;
  children: ReactNode;
}

/** Metrics side by side; names, values and changes are aligned across a row. */
export const MetricTiles = ({ isCompared, children }: MetricTilesProps) => (
  <Tiles className={`sa-summary${isCompared ? ' is-compared' : ''}`}>{children}</Tiles>
);
