import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import { formatCount } from '../list/format-count';

interface SelectionBarProps {
  /** Selected, of those that match the filter. */
  chosen: number;
  /** All that match the filter. */
  found: number;
  onAll: () => void;
  onNone: () => void;
  onChange: () => void;
  onDelete: () => void;
}

/** What can be done with the selected variations; without a selection, with all that match. */
export function SelectionBar({ chosen, found, onAll, onNone, onChange, onDelete }: SelectionBarProps) {
  const affected = chosen || found;
  return (
    <div className="sa-variation-selection">
      <Button variant="secondary" icon="pencil" disabled={affected === 0} onClick={onChange}>
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
