import { WithStores } from '@admin/data';
import { createOrderedChildren, Fill } from '@admin/extensions';
import { isFeatureEnabled } from '@admin/host';
import { activityPanelStore } from '@admin/store-activity-panel';
import { Panel } from './panel';

const STORES = [{ store: activityPanelStore }];

/** Among the items of the header, as extensions know it. */
const ORDER = 20;

/** In the header: the tabs of this page, and the panel that opens below them. */
export function ActivityPanel({ isEmbedded }: { isEmbedded: boolean }) {
  if (!isFeatureEnabled('activity-panels')) return null;
  const panel = () => <Panel isEmbedded={isEmbedded} />;
  return (
    <WithStores stores={STORES}>
      <Fill name="woocommerce_header_item">
        {(fillProps) => createOrderedChildren(panel, ORDER, fillProps)}
      </Fill>
    </WithStores>
  );
}
