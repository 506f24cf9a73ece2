import { Freshness } from '../freshness';
import { useOldestData } from './data-age';

/** How fresh the overview is: as old as the oldest figures on it. */
export const OverviewFreshness = () => <Freshness {...useOldestData()} />;
