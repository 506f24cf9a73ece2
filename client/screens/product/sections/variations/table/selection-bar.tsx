import type { RefObject } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import { formatCount } from '../list/format-count';

interface SelectionBarProps {
  changeButton: RefObject<HTMLElement | null>;
  /** Selected, of those that match the filter. */
  chosen: number;
  /** All that match the filter. */
  found: number;
  /** What changes them is open. */
  isChanging: boolean;
  onAll: () => void;
  onNone: () => void;
  onChange: () => void;
  onDelete: () => void;
}

/** What can be done with the selected variations; without a selection, with all that match. */
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
          _n('Change %s variation', 'Change %s variations', affected, 'woocommerce'),
          formatCount(affected),
        )}
      </Button>
      <output>
        {chosen > 0 &&
          sprintf(
            /* translators: %s: number of variations */
            _n('%s selected', '%s selected', chosen, 'woocommerce'),
            formatCount(chosen),
          )}
      </output>
      {chosen < found && (
        <Button variant="link" onClick={onAll}>
          {sprintf(
            /* translators: %s: number of variations */
            __('Select all %s', 'woocommerce'),
            formatCount(found),
          )}
        </Button>
      )}
      {chosen > 0 && (
        <>
          <Button variant="link" onClick={onNone}>
            {__('Select none', 'woocommerce')}
          </Button>
          <Button variant="link" isDestructive onClick={onDelete}>
            {__('Delete', 'woocommerce')}
          </Button>
        </>
      )}
    </div>
  );
}
