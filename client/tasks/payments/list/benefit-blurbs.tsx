import { __ } from '@wordpress/i18n';
import { Icon, type IconName } from '@admin/ui';

/** What the product's own gateway is good for. */
export const BenefitBlurbs = () => (
  <ul className="sa-benefits">
    {getBenefits().map(({ icon, title, text }) => (
      <li key={title}>
        <Icon name={icon} />
        <div>
          <strong>{title}</strong>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);

const getBenefits = (): { icon: IconName; title: string; text: string }[] => [
  {
    icon: 'card',
    title: __('Paid the way customers like', 'woocommerce'),
    text: __('Cards and wallets, in more than 135 currencies.', 'woocommerce'),
  },
  {
    icon: 'percent',
    title: __('No fixed costs', 'woocommerce'),
    text: __('No fee to begin and none by the month: you pay when you are paid.', 'woocommerce'),
  },
  {
    icon: 'store',
    title: __('Everything in one place', 'woocommerce'),
    text: __('Payouts, refunds and disputes stay in your dashboard.', 'woocommerce'),
  },
];
