import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { interpolate } from '@admin/format';
import { Link } from '@admin/navigation';
import type { ProductTerm } from '@admin/store-product';
import { useTerms, type Term } from '@admin/store-taxonomies';
import { recordEvent } from '@admin/tracks';
import { announce, Button, Select, Spinner } from '@admin/ui';
import { TermsFailure } from '../terms';
import { NewShippingClassDialog } from './new-shipping-class-dialog';
import './shipping-class-field.css';

interface ShippingClassFieldProps {
  /** Slug of the class; empty for none. */
  value: string;
  onChange: (slug: string) => void;
  /** Categories of the product: they suggest the name of a new class. */
  categories: readonly ProductTerm[];
  label?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Selects the product's shipping class, or creates one. */
export function ShippingClassField(props: ShippingClassFieldProps) {
  const { value, onChange, categories, error, disabled } = props;
  const label = props.label ?? __('Shipping class', 'store-admin');
  const { terms, status, failure, retry } = useTerms('shipping_classes');
  const [isCreating, setCreating] = useState(false);
  const choose = ({ slug, name }: Term) => {
    onChange(slug);
    announce(name);
  };
  return (
    <div className="sa-shipping-class">
      <Select
        label={label}
        value={value}
        onChange={onChange}
        options={listOptions(terms ?? [], value)}
        help={interpolate(
          __('Manage shipping classes and rates in {{link}}global settings{{/link}}.', 'store-admin'),
          {
            link: (
              <Link
                href="admin.php?page=wc-settings&tab=shipping&section=classes"
                type="wp-admin"
                target="_blank"
                onClick={() => recordEvent('product_shipping_global_settings_link_click', {})}
              />
            ),
          },
        )}
        error={error}
        disabled={disabled || !terms}
      />
      {!terms && !failure && <Spinner label={__('Loading shipping classes', 'store-admin')} />}
      {failure && (
        <TermsFailure
          title={__('The shipping classes could not be loaded.', 'store-admin')}
          message={failure.message}
          isRetrying={status === 'resolving'}
          onRetry={retry}
        />
      )}
      {!disabled && terms && (
        <Button
          variant="link"
          icon="plus"
          className="sa-shipping-class__add"
          onClick={() => setCreating(true)}
        >
          {__('Add new shipping class', 'store-admin')}
        </Button>
      )}
      {isCreating && (
        <NewShippingClassDialog
          classes={terms ?? []}
          categories={categories}
          onChosen={choose}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  );
}

/**
 * A class that was deleted or isn't loaded yet is shown by its slug, so that the select never shows a different one.
 */
function listOptions(terms: readonly Term[], value: string) {
  const options = terms.map(({ slug, name }) => ({ value: slug, label: name }));
  const isKnown = value === '' || terms.some(({ slug }) => slug === value);
  return [
    { value: '', label: __('No shipping class', 'store-admin') },
    ...options,
    ...(isKnown ? [] : [{ value, label: value }]),
  ];
}
