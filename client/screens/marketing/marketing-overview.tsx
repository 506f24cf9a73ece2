import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useChannels, useInstalledExtensions } from '@admin/store-marketing';
import { useInitialPlugins } from '@admin/store-plugins';
import { usePromotions } from '@admin/store-promotions';
import { useCan } from '@admin/store-user';
import { focusHeading, PlaceholderCard } from '@admin/ui';
import { ArticlesCard } from './articles/articles-card';
import { CampaignsCard } from './campaigns/campaigns-card';
import { CreateCampaignDialog } from './campaigns/create-campaign-dialog';
import { ChannelsCard } from './channels/channels-card';
import { CouponsCard } from './coupons/coupons-card';
import { DiscoverCard } from './extensions/discover-card';
import { InstalledCard } from './extensions/installed-card';
import { Introduction } from './introduction';
import { useFocusAfterSetUp } from './use-focus-after-set-up';
import { useIntroduction } from './use-introduction';
import { useIsRendered } from './use-is-rendered';
import { useAttributedOrders } from './use-attributed-orders';

/** The whole screen. Each section is independent: one that can't be loaded leaves the others unchanged. */
export function MarketingOverview() {
  const can = useCan();
  const place = useRef<HTMLDivElement>(null);
  const { areShown } = usePromotions();
  const { channels = [] } = useChannels();
  const { installed = [] } = useInstalledExtensions();
  // An extension set up here stays in its place until its new section has it.
  const { active = [] } = useInitialPlugins();
  const attribution = useAttributedOrders();
  const [areOffersWanted, setOffersWanted] = useState<boolean>();
  const [isCreating, setCreating] = useState(false);
  const askForOffers = useOffersInSight(place, () => setOffersWanted(true));
  const introduction = useIntroduction();
  const isRendered = useIsRendered(attribution.isSettled && introduction.isSettled);
  useFocusAfterSetUp(place, [channels, installed, isRendered]);

  const canInstall = can('install_plugins');
  const hasChannels = channels.length > 0;
  const addChannels = canInstall ? askForOffers : undefined;
  if (!isRendered) return <Waiting />;
  return (
    <div className={areOffersWanted === undefined ? 'sa-marketing is-arriving' : 'sa-marketing'} ref={place}>
      <Introduction
        introduction={introduction}
        hasChannels={hasChannels}
        onCreateCampaign={() => setCreating(true)}
        onAddChannels={addChannels}
      />
      <div className="sa-marketing__main">
        <ChannelsCard
          active={active}
          attribution={attribution}
          areOffersOpen={canInstall && (areOffersWanted ?? (areShown && !hasChannels))}
          onOffers={canInstall ? setOffersWanted : undefined}
        />
        {hasChannels && (
          <CampaignsCard channels={channels} attribution={attribution} onCreate={() => setCreating(true)} />
        )}
        {can('read_private_shop_coupons') && <CouponsCard />}
      </div>
      <div className="sa-marketing__side">
        <InstalledCard channels={channels} />
        <ArticlesCard />
        {canInstall && areShown && <DiscoverCard channels={channels} active={active} />}
      </div>
      {isCreating && <CreateCampaignDialog onClose={() => setCreating(false)} onAddChannels={addChannels} />}
    </div>
  );
}

/** Opens the list of available channels and scrolls to it when another part of the screen requests it. */
function useOffersInSight(place: RefObject<HTMLElement | null>, open: () => void): () => void {
  const [requestCount, setRequestCount] = useState(0);
  useLayoutEffect(() => {
    if (requestCount > 0)
      focusHeading(place.current?.querySelector<HTMLElement>('.sa-marketing-offers h3') ?? null);
  }, [requestCount, place]);
  return () => {
    open();
    setRequestCount((count) => count + 1);
  };
}

const Waiting = () => (
  <div className="sa-marketing">
    <div className="sa-marketing__main">
      <PlaceholderCard rows={4} />
      <PlaceholderCard rows={5} />
    </div>
    <div className="sa-marketing__side">
      <PlaceholderCard rows={3} />
    </div>
  </div>
);
