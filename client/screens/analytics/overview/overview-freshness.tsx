import { Freshness } from '../freshness';
import { useShownAnswers } from './shown-answers';

/** How fresh the overview is: as old as the oldest figures on it. */
export const OverviewFreshness = () => <Freshness {...useShownAnswers()} />;
