import { WithStores } from '@admin/data';
import { useCan } from '@admin/store-user';
import { STORES } from './lazy-stores';
import { MarketingOverview } from './marketing-overview';
import { ReadersOverview } from './readers-overview';
import './marketing.css';

/** Where the shop is sold and advertised besides itself, by what, and what that brings in. */
export function Marketing() {
  const can = useCan();
  return (
    <WithStores stores={STORES}>
      {can('manage_woocommerce') ? <MarketingOverview /> : <ReadersOverview />}
    </WithStores>
  );
}
