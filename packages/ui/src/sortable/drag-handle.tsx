import type { ComponentPropsWithoutRef } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../icon/icon';
import { classes } from '../theme/classes';
import './sortable.css';

interface DragHandleProps extends Pick<
  ComponentPropsWithoutRef<'button'>,
  'onKeyDown' | 'onPointerDown' | 'className'
> {
  /** Of the line. */
  name: string;
}

/** What a line is moved by. What its keys and the pointer do says `useSortable`. */
export function DragHandle({ name, className, ...events }: DragHandleProps) {
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
