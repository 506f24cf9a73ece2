import type { RefObject } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import { formatCount } from '../list/format-count';

interface SelectionBarProps {
  changeButton: RefObject<HTMLElement | null>;
  /** Number of selected variations that match the filter. */
  chosen: number;
  /** Number of variations that match the filter. */
  found: number;
  /** Whether the bulk edit panel is open. */
  isChanging: boolean;
  onAll: () => void;
  onNone: () => void;
  onChange: () => void;
  onDelete: () => void;
}

/** Actions on the selected variations; without a selection, on all that match the filter. */
export function SelectionBar(props: SelectionBarProps) {
  const { changeButton, chosen, found, isChanging, onAll, onNone, onChange, onDelete } = props;
  const affected = chosen || found;
  return (
    <div className="sa-variation-selection">
      <Button
        ref={changeButton}
        variant="secondary"
        icon="pencil"
        aria-expanded={isChanging}
        disabled={affected === 0 && !isChanging}
        onClick={onChange}
      >
        {sprintf(
          /* translators: %s: number of variations */
          _n('Change %s variation', 'Change %s variations', affected, 'store-admin'),
          formatCount(affected),
        )}
      </Button>
      <output>
        {chosen > 0 &&
          sprintf(
            /* translators: %s: number of variations */
            _n('%s selected', '%s selected', chosen, 'store-admin'),
            formatCount(chosen),
          )}
      </output>
      {chosen < found && (
        <Button variant="link" onClick={onAll}>
          {sprintf(
            /* translators: %s: number of variations */
            __('Select all %s', 'store-admin'),
            formatCount(found),
          )}
        </Button>
      )}
      {chosen > 0 && (
        <>
          <Button variant="link" onClick={onNone}>
            {__('Select none', 'store-admin')}
          </Button>
          <Button variant="link" isDestructive onClick={onDelete}>
            {__('Delete', 'store-admin')}
          </Button>
        </>
      )}
    </div>
  );
}
