import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@admin/navigation';
import { getPluginName, usePlugins } from '@admin/store-plugins';
import { Card, Offer, OfferList, Pill, Switch } from '@admin/ui';

interface OtherPaymentMethodsProps {
  /** Slugs of the additional plugins to install. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  isBusy: boolean;
}

/** Other payment methods that can be installed together with it. */
export function OtherPaymentMethods({ chosen, onChoose, isBusy }: OtherPaymentMethodsProps) {
  const { active = [] } = usePlugins();
  const toggle = (slug: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, slug] : chosen.filter((other) => other !== slug));
  return (
    <Card title={__('Add more ways for buyers to pay', 'store-admin')}>
      <OfferList>
        {listPaymentOptions().map(({ slug, text, about }) => (
          <Offer
            key={slug}
            image=""
            icon="card"
            title={getPluginName(slug)}
            description={text}
            action={
              active.includes(slug) ? (
                <Pill tone="success">{__('Active', 'store-admin')}</Pill>
              ) : (
                <Switch
                  label={sprintf(
                    /* translators: %s: name of an extension */
                    __('Also install %s', 'store-admin'),
                    getPluginName(slug),
                  )}
                  checked={chosen.includes(slug)}
                  disabled={isBusy}
                  onChange={(isOn) => toggle(slug, isOn)}
                />
              )
            }
          >
            <Link
              href={about}
              target="_blank"
              rel="noreferrer"
              aria-label={sprintf(
                /* translators: %s: name of an extension */
                __('Learn more about %s', 'store-admin'),
                getPluginName(slug),
              )}
            >
              {__('Learn more', 'store-admin')}
            </Link>
          </Offer>
        ))}
      </OfferList>
    </Card>
  );
}

const listPaymentOptions = () => [
  {
    slug: 'woocommerce-paypal-payments',
    text: __('Accept PayPal, Pay Later and cards.', 'store-admin'),
    about: 'https://woocommerce.com/products/woocommerce-paypal-payments/',
  },
  {
    slug: 'woocommerce-gateway-amazon-payments-advanced',
    text: __('Customers pay with the address and card from their Amazon account.', 'store-admin'),
    about: 'https://woocommerce.com/products/pay-with-amazon/',
  },
  {
    slug: 'klarna-payments-for-woocommerce',
    text: __('Customers pay later or in installments, and you get paid right away.', 'store-admin'),
    about: 'https://woocommerce.com/products/klarna-payments/',
  },
];
