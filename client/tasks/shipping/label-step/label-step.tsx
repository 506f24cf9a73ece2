import { useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { useDraftValue } from '@admin/forms';
import { usePlugins } from '@admin/store-plugins';
import {
  getLabelPlugins,
  getPartnerChoice,
  getPartnerPlugins,
  type ShippingPartner,
} from '@admin/store-shipping';
import { Button } from '@admin/ui';
import { PluginInstaller } from '@admin/wizard';
import { useStepFocus } from '../../shared/use-step-focus';
import { getPartnerTitle, PartnerCard } from './partner-card';
import './label-step.css';

interface LabelStepProps {
  country: string;
  partners: readonly ShippingPartner[];
  /** Button that skips this step. */
  skip: ReactNode;
  onReady: () => void;
}

/** Selects the service for shipping labels: one of several partners, or WooCommerce's own plugins. */
export function LabelStep({ country, partners, skip, onReady }: LabelStepProps) {
  const { active = [] } = usePlugins();
  const choice = getPartnerChoice(partners);
  const pluginsOf = (partner: ShippingPartner) => getPartnerPlugins(partner, country);
  const isActive = (partner: ShippingPartner) => pluginsOf(partner).every((slug) => active.includes(slug));
  const [atFirst] = useState(() => choice.partners.find(isActive)?.slug ?? '');
  // After a return during an installation, it continues.
  const { value: slug, setValue: choose, forget } = useDraftValue('shipping/partner', atFirst, isSlug);
  const chosen = choice.partners.find((partner) => partner.slug === slug);
  const [startsByItself, setStartsByItself] = useState(false);
  const place = useStepFocus(chosen?.slug ?? '');

  if (choice.partners.length === 0) {
    return <PluginInstaller slugs={getLabelPlugins(country)} actions={skip} onReady={onReady} />;
  }
  if (chosen) {
    return (
      <div ref={place} className="sa-label-step">
        <h3 className="sa-partner__name">{getPartnerTitle(chosen)}</h3>
        <PluginInstaller
          slugs={pluginsOf(chosen)}
          names={{ [chosen.slug]: getPartnerTitle(chosen) }}
          startsByItself={startsByItself}
          onReady={() => {
            forget();
            onReady();
          }}
          actions={
            <>
              {choice.partners.length > 1 && (
                <Button variant="tertiary" onClick={() => choose('')}>
                  {__('Choose another', 'store-admin')}
                </Button>
              )}
              {!isActive(chosen) && skip}
            </>
          }
        />
      </div>
    );
  }

  function begin(partner: ShippingPartner) {
    setStartsByItself(true);
    choose(partner.slug);
  }

  return (
    <div ref={place} className="sa-label-step">
      <ul className={`sa-partners is-${choice.layout}`}>
        {choice.partners.map((partner) => (
          <PartnerCard
            key={partner.slug}
            partner={partner}
            layout={choice.layout}
            country={country}
            onChoose={() => begin(partner)}
          />
        ))}
      </ul>
      <div className="sa-label-step__skip">{skip}</div>
    </div>
  );
}

/** A partner's slug; empty if none is chosen. */
const isSlug = (kept: unknown): kept is string => typeof kept === 'string';
