import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { productStore, type Conflict, type FormKey } from '@admin/store-product';
import { Button, Modal } from '@admin/ui';
import { labelOf } from '../form';
import { toText } from './to-text';
import './conflict-dialog.css';

interface ConflictDialogProps {
  formKey: FormKey;
  /** Saves again, once it is decided what. */
  onSave: () => void;
}

/** Shows both versions of what was changed here and elsewhere, before anything is overwritten. */
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

function Versions({ formKey, conflict, onClose, onSave }: VersionsProps) {
  const { resolveConflict } = useDispatch(productStore);
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({});
  const isComplete = conflict.members.every(({ member }) => choices[member] !== undefined);
  const decide = () => {
    void resolveConflict(formKey, choices);
    onSave();
  };
  return (
    <Modal
      className="sa-product-conflict"
      title={__('This product was changed elsewhere', 'woocommerce')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{__('Not now', 'woocommerce')}</Button>
          <Button variant="primary" disabled={!isComplete} onClick={decide}>
            {__('Save what I chose', 'woocommerce')}
          </Button>
        </>
      }
    >
      <p>
        {__('Nothing was saved yet. Choose which version of each field stays.', 'woocommerce')}{' '}
        {conflict.takenOver.length > 0 &&
          sprintf(
            /* translators: %s: names of fields */
            __('Also changed elsewhere, and kept: %s.', 'woocommerce'),
            conflict.takenOver.map(labelOf).join(', '),
          )}
      </p>
      {conflict.members.map(({ member, mine, theirs }) => (
        <fieldset key={member} className="sa-product-conflict__member">
          <legend>{labelOf(member)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="sa-product-conflict__side">
              <input
                type="radio"
                name={`conflict-${member}`}
                checked={choices[member] === side}
                onChange={() => setChoices({ ...choices, [member]: side })}
              />
              <strong>
                {side === 'mine' ? __('Yours', 'woocommerce') : __('From elsewhere', 'woocommerce')}
              </strong>
              <span className="sa-product-conflict__value">
                {toText(side === 'mine' ? mine : theirs) || __('(empty)', 'woocommerce')}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Modal>
  );
}
