import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { __ } from '@wordpress/i18n';
import './palette.css';

/** The search field, rendered before the results are loaded. */
export const PaletteField = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<'input'>>(
  function PaletteField({ 'aria-expanded': isExpanded = false, 'aria-controls': list, ...props }, ref) {
    return (
      <input
        ref={ref}
        // With the commit: the next letter is for the field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the palette is about to type
        autoFocus
        className="sa-palette__field"
        type="text"
        role="combobox"
        aria-label={__('Screens, reports, orders, products, customers, actions', 'store-admin')}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={list}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={__('orders last 30 days', 'store-admin')}
        {...props}
      />
    );
  },
);
