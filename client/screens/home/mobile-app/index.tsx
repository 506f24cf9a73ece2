import { getHistory, getNewPath, type Query } from '@admin/navigation';
import { lazyDialog } from '../../../components/lazy-dialog';
import { MOBILE_APP_PARAM } from './query-param';

const MobileApp = lazyDialog<{ onClose: () => void }>(async () => {
  const app = await import(/* webpackChunkName: "mobile-app" */ './mobile-app');
  return app.MobileApp;
});

/** Shows the mobile app dialog if the address requests it; loads its code only then. */
export const AppOnRequest = ({ query }: { query: Query }) =>
  query[MOBILE_APP_PARAM] === 'true' ? <MobileApp onClose={removeFlag} /> : null;

/** Replaces the history entry, so that going back doesn't open the dialog again. */
function removeFlag(): void {
  getHistory().replace(getNewPath({ [MOBILE_APP_PARAM]: undefined }));
}
