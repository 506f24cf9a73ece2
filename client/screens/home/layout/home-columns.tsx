import type { ReactNode } from 'react';
import './home-columns.css';

interface HomeColumnsProps {
  first: ReactNode;
  /** If omitted, there is one column. */
  second?: ReactNode;
}

export function HomeColumns({ first, second }: HomeColumnsProps) {
  return (
    <div className={`sa-home-columns${second ? ' are-two' : ''}`}>
      <div className="sa-home-columns__column">{first}</div>
      {second && <div className="sa-home-columns__column">{second}</div>}
    </div>
  );
}
