import type { ComponentPropsWithoutRef } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../icon/icon';
import { classes } from '../theme/classes';
import './sortable.css';

interface DragHandleProps extends Pick<
  ComponentPropsWithoutRef<'button'>,
  'onKeyDown' | 'onPointerDown' | 'className'
> {
  /** Name of the row. */
  name: string;
}

/** The handle for moving a row. See `useSortable` for its keyboard and pointer behavior. */
export function DragHandle({ name, className, ...events }: DragHandleProps) {
  return (
    <button
      {...events}
      type="button"
      className={classes('sa-moving-handle', className)}
      aria-label={sprintf(
        /* translators: %s: name of what is moved */
        __('Move %s', 'store-admin'),
        name,
      )}
      data-control="handle"
    >
      <Icon name="drag" size={20} />
    </button>
  );
}
