import { __, sprintf } from '@wordpress/i18n';
import type { TaxPartner } from '@admin/store-tasks';
import { Button, Card, Icon } from '@admin/ui';
import { OtherTaxOptions } from './other-tax-options';
import { describePartner } from './partners';
import type { TaxMethodProps } from './tax-method-props';

interface PartnerChoiceProps extends TaxMethodProps {
  partners: readonly TaxPartner[];
  onChoose: (partner: TaxPartner) => void;
}

/** Several partners, side by side. */
export function PartnerChoice({
  partners,
  onChoose,
  onManual,
  onHidePartners,
  onComplete,
}: PartnerChoiceProps) {
  return (
    <Card
      title={__('Choose a tax service', 'store-admin')}
      footer={<OtherTaxOptions onManual={onManual} onHidePartners={onHidePartners} onComplete={onComplete} />}
    >
      <ul className="sa-tax-partners">
        {partners.map((partner) => {
          const { name, text, points } = describePartner(partner);
          return (
            <li key={partner} className="sa-tax-partner">
              <h3 className="sa-tax-partner__name">{name}</h3>
              <p className="sa-tax-partner__text">{text}</p>
              <ul className="sa-tax-partner__points">
                {points.map((point) => (
                  <li key={point}>
                    <Icon name="check" size={20} />
                    {point}
                  </li>
                ))}
              </ul>
              <Button variant="primary" onClick={() => onChoose(partner)}>
                {sprintf(
                  /* translators: %s: name of a tax service */
                  __('Continue with %s', 'store-admin'),
                  name,
                )}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
