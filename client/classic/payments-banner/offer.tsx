import type { MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { interpolate } from '@admin/format';
import { getAdminLink } from '@admin/host';
import { Link, stringifyQuery } from '@admin/navigation';
import { OWN_GATEWAY_BRANDS, PaymentLogos } from '@admin/payment-logos';
import { gatewaysStore, OWN_GATEWAY_TERMS } from '@admin/store-gateways';
import { usePromiseNotice } from '@admin/store-notices';
import { queueRecordEvent, recordEvent } from '@admin/tracks';
import { Button, Card, Icon, type IconName } from '@admin/ui';
import { moveFocusOutside } from '../move-focus';

/** Presents WooPayments, with a button to set it up. */
export function Offer({ nonce }: { nonce: string }) {
  const { dismissSuggestions } = useDispatch(gatewaysStore);
  const report = usePromiseNotice();
  const address = getAdminLink(`admin.php?${stringifyQuery({ 'wcpay-connect': '1', _wpnonce: nonce })}`);

  function dismiss({ currentTarget }: MouseEvent<HTMLElement>) {
    moveFocusOutside(currentTarget, '.sa-payments-offer');
    recordEvent('payments_banner_dismissed', {});
    void report(dismissSuggestions(), {
      done: __('Suggestions hidden. To turn off all suggestions, use the inbox menu.', 'store-admin'),
      failed: __('There was a problem hiding the suggestions', 'store-admin'),
    });
  }

  return (
    <Card
      className="sa-payments-offer"
      title={__('Accept payments and manage them in your store', 'store-admin')}
      actions={
        <Button
          variant="tertiary"
          size="small"
          icon="close"
          aria-label={__('Hide payment suggestions', 'store-admin')}
          onClick={dismiss}
        />
      }
    >
      <ul className="sa-payments-offer__benefits">
        {getBenefits().map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="sa-payments-offer__start">
        <Button
          variant="primary"
          href={address}
          onClick={() => queueRecordEvent('payments_banner_get_started_clicked', {})}
        >
          {__('Get started', 'store-admin')}
        </Button>
        <PaymentLogos
          brands={OWN_GATEWAY_BRANDS}
          label={__('Accepted cards, wallets and banks', 'store-admin')}
          width={38}
        />
      </div>
      <p className="sa-payments-offer__terms">
        {interpolate(
          __('By getting started, you agree to the {{link}}Terms of Service{{/link}}.', 'store-admin'),
          {
            link: <Link href={OWN_GATEWAY_TERMS} target="_blank" rel="noreferrer" />,
          },
        )}
      </p>
    </Card>
  );
}

interface Benefit {
  icon: IconName;
  title: string;
  text: string;
}

const getBenefits = (): Benefit[] => [
  {
    icon: 'card',
    title: __('More payment methods', 'store-admin'),
    text: __(
      'Accept cards, wallets and local payment methods in more than 135 currencies at your own checkout.',
      'store-admin',
    ),
  },
  {
    icon: 'display',
    title: __('Manage payments in one place', 'store-admin'),
    text: __('See payments, refunds, disputes and payouts next to your orders.', 'store-admin'),
  },
  {
    icon: 'percent',
    title: __('No setup or monthly fees', 'store-admin'),
    text: __('You only pay for the payments you receive.', 'store-admin'),
  },
];
