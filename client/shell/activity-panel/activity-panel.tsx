import { WithStores } from '@admin/data';
import { createOrderedChildren, Fill } from '@admin/extensions';
import { isFeatureEnabled } from '@admin/host';
import { activityPanelStore } from '@admin/store-activity-panel';
import { Panel } from './panel';

const STORES = [{ store: activityPanelStore }];

/** Order among the header items, which extensions rely on. */
const ORDER = 20;

/** Renders the tabs of this page in the header, and the panel that opens below them. */
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
