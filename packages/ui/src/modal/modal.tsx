import { Dialog, DialogDismiss } from '@ariakit/react';
import { __ } from '@wordpress/i18n';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../button/button';
import { classes } from '../theme/classes';
import { useInterruptionQueue } from '../tour/interruption-queue';
import './modal.css';

export interface ModalProps {
  title: string;
  /** Called on Escape, the close button or a press outside of the dialog. */
  onClose: () => void;
  /** A request is under way: the dialog can't be closed, since a write can't be recalled. */
  isBusy?: boolean | undefined;
  /** The dialog has fields: a press outside doesn't close it, since that would discard the input. */
  isForm?: boolean | undefined;
  children: ReactNode;
  /** Buttons in the footer, the primary one last. */
  actions?: ReactNode;
  className?: string | undefined;
  /** The dialog's only field: it gets the focus instead of the title, with its text selected. */
  initialField?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * A modal dialog, open while it is mounted. It traps focus and makes the page inert; focus moves to the title, and back
 * when it closes.
 */
export function Modal({
  title,
  onClose,
  isBusy = false,
  isForm = false,
  children,
  actions,
  className,
  initialField,
}: ModalProps) {
  useInterruptionQueue('dialog');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      onClose={(event) => {
        // The parent decides whether the dialog closes.
        event.preventDefault();
        if (!isBusy) onClose();
      }}
      hideOnInteractOutside={!isForm}
      className={classes('sa-modal', className)}
      backdrop={<div className="sa-modal__backdrop" />}
      initialFocus={initialField ?? heading}
      autoFocusOnShow={(element) => {
        // A field that was focused already may contain typed text.
        if (element !== document.activeElement) {
          element?.focus();
          initialField?.current?.select();
        }
        return false;
      }}
    >
      <div className="sa-modal__header">
        <h2 ref={heading} id={titleId} className="sa-modal__title" tabIndex={-1}>
          {title}
        </h2>
        <DialogDismiss
          render={
            <Button
              variant="tertiary"
              icon="close"
              disabled={isBusy}
              aria-label={__('Close', 'store-admin')}
            />
          }
        >
          {/* Replaces the library's default icon. */}
          {null}
        </DialogDismiss>
      </div>
      <div className="sa-modal__content">{children}</div>
      {actions && <div className="sa-modal__actions">{actions}</div>}
    </Dialog>
  );
}

/** Whether a modal dialog is open; page shortcuts must be ignored then. */
export const isModalOpen = (): boolean => document.querySelector('.sa-modal, dialog[open]') !== null;
