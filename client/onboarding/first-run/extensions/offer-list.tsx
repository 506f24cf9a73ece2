import { __, sprintf } from '@wordpress/i18n';
import type { FreeExtension, FreeExtensionGroup } from '@admin/store-profile';
import { Button, Choice, ChoiceGroup, EmptyState, Html, OfferPicture, Pill } from '@admin/ui';
import { LearnMore } from '../learn-more';
import { useMultiSelectField } from '../use-multi-select-field';
import './offer-list.css';

interface OfferListProps {
  groups: readonly FreeExtensionGroup[];
  /** Extensions that aren't active yet. */
  open: readonly FreeExtension[];
}

/** Extensions to select from. None is selected by default; one click selects all. */
export function OfferList({ groups, open }: OfferListProps) {
  const { chosen, has, toggle, toggleAll } = useMultiSelectField(
    'keys',
    open.map(({ key }) => key),
  );
  if (groups.length === 0) return <NothingToOffer />;
  const areAllChosen = chosen.length === open.length;
  const isAlone = groups.length === 1;
  return (
    <div className="sa-offer-choice">
      {open.length > 0 && (
        <div className="sa-offer-choice__count">
          <output>
            {sprintf(
              /* translators: 1: count of chosen extensions, 2: count of all */
              __('%1$d of %2$d selected', 'store-admin'),
              chosen.length,
              open.length,
            )}
          </output>
          <Button variant="link" onClick={() => toggleAll(!areAllChosen)}>
            {areAllChosen ? __('Select none', 'store-admin') : __('Select all', 'store-admin')}
          </Button>
        </div>
      )}
      {groups.map(({ key, title, plugins }) => (
        <ChoiceGroup
          key={key}
          legend={isAlone ? __('Extensions', 'store-admin') : title}
          isLegendHidden={isAlone}
        >
          {plugins.map((offer) => (
            <OfferChoice
              key={offer.key}
              offer={offer}
              isOpen={open.includes(offer)}
              isChosen={has(offer.key)}
              onToggle={(isOn) => toggle(offer.key, isOn)}
            />
          ))}
        </ChoiceGroup>
      ))}
    </div>
  );
}

interface OfferChoiceProps {
  offer: FreeExtension;
  isOpen: boolean;
  isChosen: boolean;
  onToggle: (isOn: boolean) => void;
}

const OfferChoice = ({ offer, isOpen, isChosen, onToggle }: OfferChoiceProps) => (
  <Choice
    type="checkbox"
    label={offer.label}
    media={<OfferPicture image={offer.imageUrl} icon="plugin" />}
    description={<Description offer={offer} />}
    aside={
      <Pill tone={isOpen ? 'neutral' : 'success'}>
        {isOpen ? __('Free', 'store-admin') : __('Installed', 'store-admin')}
      </Pill>
    }
    checked={!isOpen || isChosen}
    disabled={!isOpen}
    onChange={onToggle}
  />
);

const NothingToOffer = () => (
  <EmptyState
    icon="success"
    title={__('No recommended extensions', 'store-admin')}
    message={__('You can add extensions at any time.', 'store-admin')}
  />
);

function Description({ offer: { description, learnMoreUrl, name } }: { offer: FreeExtension }) {
  return (
    <>
      <Html as="span" html={description} /> {learnMoreUrl && <LearnMore href={learnMoreUrl} name={name} />}
    </>
  );
}
