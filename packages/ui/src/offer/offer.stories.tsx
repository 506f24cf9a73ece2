import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Pill } from '../content/badge';
import { Offer, OfferDescription, OfferList, OfferPicture } from './offer';

const meta = {
  title: 'UI/Offer',
  component: Offer,
  subcomponents: { OfferDescription, OfferList, OfferPicture },
  args: {
    image: '',
    icon: 'megaphone',
    title: 'Lighthouse Ads',
    description: 'Shows your products to people who <em>look for them</em>.',
    action: <Button>Install</Button>,
  },
} satisfies Meta<typeof Offer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  render: (args) => (
    <Card title="Marketing extensions">
      <OfferList>
        <Offer {...args} marks={<Pill>Built by WooCommerce</Pill>} />
        <Offer
          {...args}
          icon="store"
          title="Quayside Market, with a name that is too long for one line"
          action={<Button busy>Activate</Button>}
        >
          <Pill tone="warning">Setup not finished</Pill>
        </Offer>
      </OfferList>
    </Card>
  ),
};

export const Parts: Story = {
  render: ({ image, icon, description }) => (
    <>
      <OfferPicture image={image} icon={icon} />
      <OfferDescription html={description} />
    </>
  ),
};
