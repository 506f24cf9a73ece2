import { useRef, useState, type FormEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { CancelledError } from '@admin/data';
import type { SavedView } from '@admin/store-user';
import { validateName } from '@admin/store-views';
import { Button, InlineNotice, Modal, TextField } from '@admin/ui';
import './name-dialog.css';

export interface NameDialogProps {
  title: string;
  name: string;
  /** The other views of the report. */
  others: readonly SavedView[];
  /** Resolves once the server has saved it. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a view's name; keeps the typed text if saving fails. */
export function NameDialog({ title, name: first, others, onSave, onClose }: NameDialogProps) {
  const [name, setName] = useState(first);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const sentence = validateName(name, others);
    setError(sentence);
    setFailure(undefined);
    if (sentence !== undefined) return;
    setBusy(true);
    try {
      await onSave(name);
      onClose();
    } catch (cause) {
      if (!(cause instanceof CancelledError))
        setFailure(cause instanceof Error ? cause.message : String(cause));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal initialField={field} title={title} onClose={onClose} isBusy={isBusy} isForm>
      <form noValidate className="sa-name-dialog" onSubmit={(event) => void submit(event)}>
        {failure !== undefined && <InlineNotice status="error">{failure}</InlineNotice>}
        <TextField
          ref={field}
          label={__('Name', 'store-admin')}
          value={name}
          onChange={setName}
          error={error}
          required
        />
        <p className="sa-name-dialog__actions">
          <Button disabled={isBusy} onClick={onClose}>
            {__('Cancel', 'store-admin')}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {__('Save', 'store-admin')}
          </Button>
        </p>
      </form>
    </Modal>
  );
}
