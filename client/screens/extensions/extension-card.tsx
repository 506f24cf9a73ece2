import { __, sprintf } from '@wordpress/i18n';
import type { ListedContribution, ListedExtension, SwitchName } from '@admin/extensions';
import { Card, Switch } from '@admin/ui';
import { getKindLabel } from './kinds';

interface ExtensionCardProps {
  extension: ListedExtension;
  isOff: (name: SwitchName) => boolean;
  onSwitch: (name: SwitchName, isOff: boolean) => void;
}

/** An extension with a switch for all of it and one for each of its additions. */
export function ExtensionCard({ extension, isOff, onSwitch }: ExtensionCardProps) {
  const { name, title, contributions } = extension;
  const isAllOff = isOff(name);
  return (
    <Card title={title}>
      <Switch
        label={sprintf(
          /* translators: %s: name of an extension */
          __('Show what %s adds', 'store-admin'),
          title,
        )}
        checked={!isAllOff}
        onChange={(isOn) => onSwitch(name, !isOn)}
      />
      {contributions.length > 0 && (
        <ul className="sa-extensions__list">
          {contributions.map((contribution) => (
            <li key={contribution.name}>
              <Switch
                label={labelOf(contribution)}
                checked={!isAllOff && !isOff(contribution.name)}
                disabled={isAllOff}
                onChange={(isOn) => onSwitch(contribution.name, !isOn)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const labelOf = ({ kind, title }: ListedContribution): string =>
  sprintf(
    /* translators: 1: kind of thing that an extension adds, such as "Page"; 2: its name */
    __('%1$s: %2$s', 'store-admin'),
    getKindLabel(kind),
    title,
  );
