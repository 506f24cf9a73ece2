import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { usePromotions } from '@admin/store-promotions';
import { usePreference } from '@admin/store-user';
import { Button, Icon, type IconName } from '@admin/ui';

interface BenefitBlurbsProps {
  /** Called when they are dismissed, which removes the pressed button. */
  onDismissed: () => void;
}

/** The benefits of WooPayments; can be dismissed. */
export function BenefitBlurbs({ onDismissed }: BenefitBlurbsProps) {
  const { areShown } = usePromotions();
  const [preference, save] = usePreference('payment_benefits_dismissed');
  const [isDismissed, setDismissed] = useState(false);
  const report = usePromiseNotice();
  if (!areShown || isDismissed || preference === 'yes') return null;

  function dismiss() {
    setDismissed(true);
    onDismissed();
    void report(save('yes'), {
      failed: __('The benefits are hidden for now, but your choice could not be saved', 'store-admin'),
    });
  }

  return (
    <div className="sa-benefits">
      <ul className="sa-benefits__list">
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
      <Button
        variant="tertiary"
        icon="close"
        size="small"
        aria-label={__('Hide benefits', 'store-admin')}
        onClick={dismiss}
      />
    </div>
  );
}

const getBenefits = (): { icon: IconName; title: string; text: string }[] => [
  {
    icon: 'card',
    title: __('Popular payment methods', 'store-admin'),
    text: __('Cards and wallets in more than 135 currencies.', 'store-admin'),
  },
  {
    icon: 'percent',
    title: __('No setup or monthly fees', 'store-admin'),
    text: __('You only pay for the payments you receive.', 'store-admin'),
  },
  {
    icon: 'store',
    title: __('Manage payments in one place', 'store-admin'),
    text: __('Manage payouts, refunds and disputes in your dashboard.', 'store-admin'),
  },
];
