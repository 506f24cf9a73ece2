import { Button, Card, Offer, OfferDescription, OfferList, OfferPicture, Pill } from '@admin/ui';
import type { Chapter } from '../chapter';

export const offerChapter: Chapter = {
  title: 'Offer',
  shows: ['Offer', 'OfferDescription', 'OfferList', 'OfferPicture'],
  samples: [
    {
      name: 'Things to choose from',
      Content: () => (
        <Card title="Marketing extensions" headingLevel={3}>
          <OfferList>
            <Offer
              image=""
              icon="megaphone"
              title="Lighthouse Ads"
              marks={<Pill>Built by WooCommerce</Pill>}
              description="Shows your products to people who <em>look for them</em>."
              action={<Button>Install</Button>}
            />
            <Offer
              image=""
              icon="store"
              title="Quayside Market, with a name that has to be written on more than one line"
              description="Sells your products on a market place, with one stock for both."
              action={<Button busy>Activate</Button>}
            >
              <Pill tone="warning">Setup not finished</Pill>
            </Offer>
          </OfferList>
        </Card>
      ),
    },
    {
      name: 'Its parts',
      Content: () => (
        <>
          <OfferPicture image="" icon="card" />
          <OfferDescription html="Letters in the looks of your shop." />
        </>
      ),
    },
  ],
};
