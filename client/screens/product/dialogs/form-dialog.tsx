import { useState, type FormEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { __ } from '@wordpress/i18n';
import { CancelledError } from '@admin/data';
import { Button, InlineNotice, Modal } from '@admin/ui';
import './form-dialog.css';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  /** Resolves once it is done, which closes the dialog; `false` keeps it open, since the input is incomplete. */
  onSubmit: () => Promise<void | false> | void | false;
  onClose: () => void;
  /** Called by Cancel and Escape, if different from being done. */
  onCancel?: (() => void) | undefined;
  /** Returns the error message for a failure. */
  explain?: ((error: unknown) => ReactNode) | undefined;
  disabled?: boolean | undefined;
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** A dialog with fields above the product form; keeps the input if the submit fails. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, onSubmit, onClose, onCancel = onClose, explain = toMessage } = props;
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals: the product form must not be submitted.
    event.stopPropagation();
    if (isBusy || props.disabled) return;
    setFailure(undefined);
    setBusy(true);
    try {
      if ((await onSubmit()) !== false) onClose();
    } catch (error) {
      if (!(error instanceof CancelledError)) setFailure({ error });
    } finally {
      setBusy(false);
    }
  }

  // HTML doesn't allow nested forms, so this one is rendered outside of the product form.
  return createPortal(
    <Modal
      title={title}
      onClose={onCancel}
      isBusy={isBusy}
      isForm
      className={props.isWide ? 'sa-form-dialog is-wide' : undefined}
    >
      <form noValidate className="sa-form-dialog__fields" onSubmit={(event) => void submit(event)}>
        {props.children}
        {failure && <InlineNotice status="error">{explain(failure.error)}</InlineNotice>}
        <div className="sa-form-dialog__actions">
          <Button disabled={isBusy} onClick={onCancel}>
            {__('Cancel', 'store-admin')}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={props.disabled}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Modal>,
    document.body,
  );
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
