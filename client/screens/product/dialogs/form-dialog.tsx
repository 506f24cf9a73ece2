import { useState, type FormEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { __ } from '@wordpress/i18n';
import { CancelledError } from '@admin/data';
import { Button, InlineNotice, Modal } from '@admin/ui';
import './form-dialog.css';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  /** Resolves once it is done, which closes the dialog; `false` keeps it open, as what is typed is not complete. */
  onSubmit: () => Promise<void | false> | void | false;
  onClose: () => void;
  /** Asked for by Cancel and the like, where that differs from being done. */
  onCancel?: (() => void) | undefined;
  /** What is said of a failure. */
  explain?: ((error: unknown) => ReactNode) | undefined;
  disabled?: boolean | undefined;
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** A few fields over the product, which stay as they are when what they are for fails. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, onSubmit, onClose, onCancel = onClose, explain = toMessage } = props;
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The form of the product around it, in React's eyes, is not meant.
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

  // A form within a form is none: it stands outside of the one for the product.
  return createPortal(
    <Modal title={title} onClose={onCancel} className={props.isWide ? 'sa-form-dialog is-wide' : undefined}>
      <form noValidate className="sa-form-dialog__fields" onSubmit={(event) => void submit(event)}>
        {props.children}
        {failure && <InlineNotice status="error">{explain(failure.error)}</InlineNotice>}
        <div className="sa-form-dialog__actions">
          <Button onClick={onCancel}>{__('Cancel', 'woocommerce')}</Button>
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
