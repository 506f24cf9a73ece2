import { useMemo, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { productStore, type Conflict, type ConflictChoices, type FormKey } from '@admin/store-product';
import { Button, Modal } from '@admin/ui';
import { formatList } from '../../../components/format-list';
import { getMemberLabel } from '../form';
import { listVersions, MAX_SHOWN, type Version } from './list-versions';
import { toText } from './to-text';
import './conflict-dialog.css';

interface ConflictDialogProps {
  formKey: FormKey;
  /** Saves again once the conflict is resolved. */
  onSave: () => void;
}

/** Shows both versions of fields changed here and elsewhere, before overwriting anything. */
export function ConflictDialog({ formKey, onSave }: ConflictDialogProps) {
  const conflict = useSelect((select) => select(productStore).getConflict(formKey), [formKey]);
  const [putOff, setPutOff] = useState<Conflict | undefined>();
  if (!conflict || conflict === putOff) return null;
  return (
    <Versions formKey={formKey} conflict={conflict} onClose={() => setPutOff(conflict)} onSave={onSave} />
  );
}

interface VersionsProps extends ConflictDialogProps {
  conflict: Conflict;
  onClose: () => void;
}

type Side = ConflictChoices[string];

function Versions({ formKey, conflict, onClose, onSave }: VersionsProps) {
  const { resolveConflict } = useDispatch(productStore);
  const [choices, setChoices] = useState<ConflictChoices>({});
  const versions = useMemo(() => listVersions(conflict), [conflict]);
  const isComplete = versions.every(({ key }) => choices[key] !== undefined);
  const hidden = versions.length - MAX_SHOWN;
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(versions.map(({ key }) => [key, side] as const)));
  const decide = () => {
    void resolveConflict(formKey, choices);
    onSave();
  };
  return (
    <Modal
      className="sa-product-conflict"
      title={__('This product was changed elsewhere', 'store-admin')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{__('Not now', 'store-admin')}</Button>
          <Button variant="primary" disabled={!isComplete} onClick={decide}>
            {__('Save selected versions', 'store-admin')}
          </Button>
        </>
      }
    >
      <p>
        {__('Nothing has been saved yet. Choose which version of each field to keep.', 'store-admin')}{' '}
        {conflict.takenOver.length > 0 && (
          <span>
            {sprintf(
              /* translators: %s: names of fields */
              __('Other changes from elsewhere are kept: %s.', 'store-admin'),
              formatList(conflict.takenOver.map(getMemberLabel)),
            )}
          </span>
        )}
      </p>
      {versions.length > 1 && (
        <p className="sa-product-conflict__all">
          <Button size="small" onClick={() => chooseAll('mine')}>
            {__('Keep all of yours', 'store-admin')}
          </Button>
          <Button size="small" onClick={() => chooseAll('theirs')}>
            {__('Keep all from elsewhere', 'store-admin')}
          </Button>
        </p>
      )}
      {versions.slice(0, MAX_SHOWN).map((version) => (
        <Sides
          key={version.key}
          version={version}
          choice={choices[version.key]}
          onChoose={(side) => setChoices({ ...choices, [version.key]: side })}
        />
      ))}
      {hidden > 0 && (
        <p>
          {sprintf(
            /* translators: %d: how many fields */
            _n(
              '%d more field was changed in both places. Use the buttons above to choose.',
              '%d more fields were changed in both places. Use the buttons above to choose.',
              hidden,
              'store-admin',
            ),
            hidden,
          )}
        </p>
      )}
    </Modal>
  );
}

interface SidesProps {
  version: Version;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

const Sides = ({ version: { key, label, mine, theirs }, choice, onChoose }: SidesProps) => (
  <fieldset className="sa-product-conflict__member">
    <legend>{label}</legend>
    {(['mine', 'theirs'] as const).map((side) => (
      <label key={side} className="sa-product-conflict__side">
        <input
          type="radio"
          name={`conflict-${key}`}
          checked={choice === side}
          onChange={() => onChoose(side)}
        />
        <strong>
          {side === 'mine' ? __('Your version', 'store-admin') : __('Other version', 'store-admin')}
        </strong>
        <span className="sa-product-conflict__value">
          {toText(side === 'mine' ? mine : theirs) || __('(empty)', 'store-admin')}
        </span>
      </label>
    ))}
  </fieldset>
);
