import { Dialog, DialogDismiss } from '@ariakit/react';
import { __ } from '@wordpress/i18n';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../button/button';
import { classes } from '../theme/classes';
import { useInterruptionQueue } from '../tour/interruption-queue';
import './modal.css';

export interface ModalProps {
  title: string;
  /** Asked for by Escape, the close button or a press beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end; the one that goes on last. */
  actions?: ReactNode;
  className?: string | undefined;
  /** The one field that the dialog asks for: it gets the focus in place of the title, with its text selected. */
  initialField?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * A dialog over the page while it is mounted. It keeps focus inside and the page behind it out of reach; focus goes to the
 * title and back to where it came from.
 */
export function Modal({ title, onClose, children, actions, className, initialField }: ModalProps) {
  useInterruptionQueue('dialog');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      onClose={(event) => {
        // Whoever shows the dialog decides whether it goes.
        event.preventDefault();
        onClose();
      }}
      className={classes('sa-modal', className)}
      backdrop={<div className="sa-modal__backdrop" />}
      initialFocus={initialField ?? heading}
      autoFocusOnShow={(element) => {
        // A field that took the focus by itself may have been typed in since.
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
          render={<Button variant="tertiary" icon="close" aria-label={__('Close', 'woocommerce')} />}
        >
          {/* In place of the library's icon, which would stand beside ours. */}
          {null}
        </DialogDismiss>
      </div>
      <div className="sa-modal__content">{children}</div>
      {actions && <div className="sa-modal__actions">{actions}</div>}
    </Dialog>
  );
}

/** Whether any dialog is above the page: what keys of the page do is not meant then. */
export const isModalOpen = (): boolean => document.querySelector('.sa-modal, dialog[open]') !== null;
