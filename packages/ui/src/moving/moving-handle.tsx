import type { ComponentPropsWithoutRef } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../icon/icon';
import { classes } from '../theme/classes';
import './moving.css';

interface MovingHandleProps extends Pick<
  ComponentPropsWithoutRef<'button'>,
  'onKeyDown' | 'onPointerDown' | 'className'
> {
  /** Of the line. */
  name: string;
}

/** What a line is moved by. What its keys and the pointer do says `useMoving`. */
export function MovingHandle({ name, className, ...events }: MovingHandleProps) {
  return (
    <button
      {...events}
      type="button"
      className={classes('sa-moving-handle', className)}
      aria-label={sprintf(
        /* translators: %s: name of what is moved */
        __('Move %s', 'woocommerce'),
        name,
      )}
      data-control="handle"
    >
      <Icon name="drag" size={20} />
    </button>
  );
}
