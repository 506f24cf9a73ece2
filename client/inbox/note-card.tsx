import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, VisuallyHidden } from '@admin/ui';
import { safeUrl } from '@admin/navigation';
import { RelativeTime } from '../components/relative-time';
import './note-item.css';

export interface NoteCardProps {
  /** A list item can get the focus, when the one before it is removed. */
  as: 'li' | 'section';
  title: string;
  /** Where the image is; `plain` has none. */
  layout: string | undefined;
  image: string | undefined;
  /** In milliseconds. */
  createdAt: number | undefined;
  isUnread: boolean;
  onDismiss: (() => void) | undefined;
  className?: string | undefined;
  /** The text and the actions. */
  children: ReactNode;
}

/** A message with its date, image and title, and a dismiss button. */
export function NoteCard(props: NoteCardProps) {
  const { as: Tag, title, layout, image, createdAt, isUnread, onDismiss, className, children } = props;
  // The image is decorative: the message contains all information.
  const address = layout === 'plain' || !image ? undefined : safeUrl(image);
  return (
    <Tag
      className={['sa-note', isUnread && 'is-unread', className].filter(Boolean).join(' ')}
      tabIndex={Tag === 'li' ? -1 : undefined}
    >
      <div className="sa-note__line">
        <p className="sa-note__date">
          {isUnread && <VisuallyHidden>{__('Unread', 'store-admin')} </VisuallyHidden>}
          {createdAt !== undefined && <RelativeTime at={createdAt} />}
        </p>
        {onDismiss && (
          <Button
            className="sa-note__dismiss"
            variant="tertiary"
            size="small"
            icon="close"
            aria-label={sprintf(
              /* translators: %s: title of a message */
              __('Dismiss "%s"', 'store-admin'),
              title,
            )}
            onClick={onDismiss}
          />
        )}
      </div>
      <div className="sa-note__content">
        {address && <img className={`sa-note__picture is-${layout}`} src={address} alt="" />}
        <div className="sa-note__text">
          <h3 className="sa-note__title">{title}</h3>
          {children}
        </div>
      </div>
    </Tag>
  );
}
