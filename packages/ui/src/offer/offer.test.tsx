import { render, screen, within } from '@testing-library/react';
import { Button } from '../button/button';
import { Pill } from '../content/badge';
import { Offer, OfferList } from './offer';

test('renders offers as a list, each with its actions', () => {
  const { container } = render(
    <OfferList>
      <Offer
        image="https://vendor.example/ads.svg"
        icon="store"
        title="Ads"
        marks={<Pill>New</Pill>}
        description="Shows <b>products</b>."
        action={<Button>Install</Button>}
      >
        Two problems
      </Offer>
      <Offer image="" icon="store" title="Mail" description="" action={<Button>Activate</Button>} />
    </OfferList>,
  );

  const [ads, mail] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(ads?.getByRole('button', { name: 'Install' })).toBeVisible();
  expect(ads?.getByText('Two problems')).toBeVisible();
  expect(ads?.getByText('products')).toHaveProperty('tagName', 'B');
  expect(mail?.getByRole('button', { name: 'Activate' })).toBeVisible();
  // The image is decorative.
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});
