import { __, sprintf } from '@wordpress/i18n';
import { Icon, Placeholder } from '@admin/ui';
import './token-search.css';

interface TokenListProps {
  /** The id of the label. */
  labelId: string;
  values: readonly string[];
  /** `undefined` until the label is loaded. */
  getLabel: (value: string) => string | undefined;
  /** If omitted, tokens cannot be removed. */
  onRemove?: ((value: string) => void) | undefined;
}

/** The selected items of a field as removable tokens. */
export function TokenList({ labelId, values, getLabel, onRemove }: TokenListProps) {
  if (values.length === 0) return null;
  return (
    <ul className="sa-token-search__tokens" aria-labelledby={labelId}>
      {values.map((value) => {
        const label = getLabel(value);
        return (
          <li key={value} className={onRemove ? 'sa-token' : 'sa-token is-fixed'}>
            <span className="sa-token__label">{label ?? <Placeholder width="5em" />}</span>
            {onRemove && (
              <button
                type="button"
                className="sa-token__remove"
                aria-label={sprintf(
                  /* translators: %s: name of an item */
                  __('Remove %s', 'store-admin'),
                  label ?? '',
                )}
                onClick={() => onRemove(value)}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
