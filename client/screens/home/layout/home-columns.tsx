import type { ReactNode } from 'react';
import './home-columns.css';

interface HomeColumnsProps {
  /** Beside each other where there is room, otherwise one after the other. */
  areTwo?: boolean;
  first: ReactNode;
  /** Nothing, or `false`, leaves the first column alone. */
  second?: ReactNode;
}

export function HomeColumns({ areTwo = false, first, second }: HomeColumnsProps) {
  return (
    <div className={`sa-home-columns${areTwo && second ? ' are-two' : ''}`}>
      <div className="sa-home-columns__column">{first}</div>
      {second && <div className="sa-home-columns__column">{second}</div>}
    </div>
  );
}
