import { __ } from '@wordpress/i18n';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../button/button';
import { focusHeading } from '../structure/use-autofocus-heading';
import { classes } from '../theme/classes';
import './modal.css';

export interface ModalProps {
  title: string;
  /** Asked for by Escape, the close button or a press beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end; the one that goes on last. */
  actions?: ReactNode;
  className?: string | undefined;
}

/**
 * A dialog over the page while it is mounted. The browser's own dialog keeps focus inside and the page
 * behind it out of reach; focus goes to the title and back to where it came from.
 */
export function Modal({ title, onClose, children, actions, className }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  // With the commit: whoever takes the focus of a closing dialog does so after it gave it back.
  useLayoutEffect(() => open(dialog.current, heading.current), []);

  const handleKey = (event: KeyboardEvent) => {
    // A menu or list inside may have used the key for itself.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const isBeside = (event: MouseEvent) => event.target === dialog.current;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- The dialog element itself is the backdrop's click area; keyboards have Escape and the button.
    <dialog
      ref={dialog}
      className={classes('sa-modal', className)}
      aria-labelledby={titleId}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // Not when text was selected inside and the mouse was let go outside.
        if (pressedBeside.current && isBeside(event)) onClose();
      }}
    >
      <div className="sa-modal__panel">
        <div className="sa-modal__header">
          <h2 id={titleId} ref={heading} className="sa-modal__title">
            {title}
          </h2>
          <Button variant="tertiary" icon="close" aria-label={__('Close', 'woocommerce')} onClick={onClose} />
        </div>
        <div className="sa-modal__content">{children}</div>
        {actions && <div className="sa-modal__actions">{actions}</div>}
      </div>
    </dialog>
  );
}

function open(dialog: HTMLDialogElement | null, heading: HTMLElement | null) {
  if (!dialog) return undefined;
  const previous = document.activeElement;
  // Where the browser has no top layer, or the dialog is not in the page yet, it opens in its place.
  if (typeof dialog.showModal === 'function' && dialog.isConnected) dialog.showModal();
  else dialog.open = true;
  holdPage();
  focusHeading(heading);
  return () => {
    if (typeof dialog.close === 'function') dialog.close();
    else dialog.open = false;
    holdPage();
    if (previous instanceof HTMLElement) previous.focus();
  };
}

/** The page behind does not scroll while any dialog is open. */
function holdPage() {
  document.documentElement.classList.toggle(
    'sa-has-modal',
    document.querySelector('.sa-modal[open]') !== null,
  );
}
