import { useEffect, type ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { classes } from '../theme/classes';
import { getOptionId, type Combobox, type ComboboxParts } from './use-combobox';
import './combobox.css';

export interface ComboboxOption {
  key: string;
  content: ReactNode;
  isSelected: boolean;
  onChoose: () => void;
}

interface ComboboxListProps {
  combobox: Combobox;
  /** What `useCombobox` gives beside it. */
  popup: ComboboxParts['popup'];
  labelId: string;
  options: readonly ComboboxOption[];
  /** Below the options, or in their place. */
  children?: ReactNode;
}

// Native lists can be neither filtered nor styled; focus stays in the field, whose keys reach the active option.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions -- see the line above */
/** The list of a combobox; to be shown while that is open. */
export function ComboboxList({ combobox, popup, labelId, options, children }: ComboboxListProps) {
  const { listId } = combobox;
  const active = combobox.getActive(options.length);
  useEffect(() => {
    // jsdom and old web views cannot scroll.
    if (active !== undefined)
      document.getElementById(getOptionId(listId, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);
  return (
    <div
      ref={popup}
      className="sa-popup sa-combobox__popup"
      popover="manual"
      // Keeps focus in the field while the mouse is used on the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* Else browsers make what scrolls a stop of the Tab key, which is gone once the field is left. */}
      <div id={listId} className="sa-combobox__list" role="listbox" aria-labelledby={labelId} tabIndex={-1}>
        {options.map(({ key, content, isSelected, onChoose }, place) => (
          <div
            key={key}
            id={getOptionId(listId, place)}
            className={classes('sa-combobox__option', place === active && 'is-active')}
            role="option"
            aria-selected={isSelected}
            onClick={onChoose}
          >
            {content}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

export function describeResults(count: number): string {
  if (count === 0) return __('No results.', 'woocommerce');
  /* translators: %d: count of options that match what was typed. */
  return sprintf(_n('%d result.', '%d results.', count, 'woocommerce'), count);
}
