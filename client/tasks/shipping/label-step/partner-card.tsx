import { useId } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getPluginName } from '@admin/store-plugins';
import {
  hasTrial,
  PARTNER_TRIAL_DAYS,
  type PartnerFeature,
  type ShippingPartner,
} from '@admin/store-shipping';
import { Button } from '@admin/ui';

interface PartnerCardProps {
  partner: ShippingPartner;
  layout: 'column' | 'row';
  country: string;
  onChoose: () => void;
}

export const getPartnerTitle = ({ name, slug }: ShippingPartner): string => name || getPluginName(slug);

/** A partner with its benefits. */
export function PartnerCard({ partner, layout, country, onChoose }: PartnerCardProps) {
  const headingId = useId();
  const { slug, description, learnMoreLink, layouts } = partner;
  const { image = '', features = [] } = layouts[layout] ?? {};
  const title = getPartnerTitle(partner);
  return (
    <li className="sa-partner" aria-labelledby={headingId}>
      {image && <img className="sa-partner__image" src={image} alt="" />}
      <div className="sa-partner__body">
        <h3 id={headingId} className="sa-partner__name">
          {title}
        </h3>
        {description && <p className="sa-partner__text">{description}</p>}
        {features.length > 0 && (
          <ul className="sa-partner__features">
            {features.map((feature, index) => (
              <Feature key={index} feature={feature} />
            ))}
          </ul>
        )}
        {hasTrial(slug, country) && <p className="sa-partner__text">{describeTrial(title)}</p>}
        <div className="sa-partner__actions">
          <Button variant="primary" onClick={onChoose}>
            {sprintf(
              /* translators: %s: name of a shipping partner */
              __('Get started with %s', 'store-admin'),
              title,
            )}
          </Button>
          {learnMoreLink && (
            <Button
              variant="link"
              icon="external"
              href={learnMoreLink}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={sprintf(
                /* translators: %s: name of a shipping partner */
                __('Learn more about %s (opens in a new tab)', 'store-admin'),
                title,
              )}
            >
              {__('Learn more', 'store-admin')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function Feature({ feature: { icon, title, description } }: { feature: PartnerFeature }) {
  return (
    <li className="sa-partner__feature">
      {icon && <img className="sa-partner__icon" src={icon} alt="" width={24} height={24} />}
      <span>
        {title && <strong>{`${title} `}</strong>}
        <span>{description}</span>
      </span>
    </li>
  );
}

const describeTrial = (partner: string): string =>
  sprintf(
    /* translators: 1: name of a shipping partner, 2: number of days */
    _n('Try %1$s free for %2$d day.', 'Try %1$s free for %2$d days.', PARTNER_TRIAL_DAYS, 'store-admin'),
    partner,
    PARTNER_TRIAL_DAYS,
  );
