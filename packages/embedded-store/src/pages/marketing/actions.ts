import type { StoreContext } from '../../context';
import { endCampaign, finishSetUp, LISTING_STATUSES, placeCampaign, setListings } from '../../marketing';
import type { InstalledExtension } from '../../marketing';

/** Runs the action of a form on an extension's page. Invalid input changes nothing. */
export function runAction({ db }: StoreContext, { slug }: InstalledExtension, sent: URLSearchParams): void {
  switch (sent.get('action')) {
    case 'set-up':
      finishSetUp(db, slug);
      return;
    case 'listings':
      setListings(db, slug, {
        status: LISTING_STATUSES.find((each) => each === sent.get('status')) ?? 'synced',
        errors: Math.max(0, Math.trunc(Number(sent.get('errors'))) || 0),
      });
      return;
    case 'place':
      placeCampaign(db, slug, { title: sent.get('title') ?? '', cost: sent.get('cost') ?? '' });
      return;
    case 'end':
      endCampaign(db, slug, sent.get('id') ?? '');
  }
}
