import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { ProductTerm } from '@admin/store-product';
import { useTerms, type Taxonomy, type Term } from '@admin/store-taxonomies';
import { NewTermDialog } from './new-term-dialog';
import { TermsFailure } from './terms-failure';
import { TreeSearch } from './tree-search';

export interface TermTreeTexts {
  label: string;
  placeholder: string;
  /** Title of the dialog that creates a term. */
  createTitle: string;
  parentLabel: string;
  createFailed: string;
  loadFailed: string;
}

interface TermTreeFieldProps {
  taxonomy: Taxonomy;
  texts: TermTreeTexts;
  value: readonly ProductTerm[];
  onChange: (value: ProductTerm[]) => void;
  /** Called when a term was created here. */
  onCreated?: (() => void) | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** A tree of terms to search, select and create. */
export function TermTreeField(props: TermTreeFieldProps) {
  const { taxonomy, texts, value, onChange, onCreated, error, disabled } = props;
  const { terms, status, failure, retry } = useTerms(taxonomy);
  const [newName, setNewName] = useState<string>();
  const choose = (term: Term) => {
    onCreated?.();
    if (!value.some(({ id }) => id === term.id))
      onChange([...value, { id: term.id, name: term.name, slug: term.slug }]);
  };
  return (
    <>
      <TreeSearch
        label={texts.label}
        placeholder={texts.placeholder}
        terms={terms}
        value={value}
        onChange={onChange}
        onCreate={setNewName}
        error={error}
        disabled={disabled}
      />
      {failure && (
        <TermsFailure
          title={texts.loadFailed}
          message={failure.message}
          isRetrying={status === 'resolving'}
          onRetry={retry}
        />
      )}
      {newName !== undefined && (
        <NewTermDialog
          taxonomy={taxonomy}
          title={texts.createTitle}
          parentLabel={texts.parentLabel}
          failedLabel={texts.createFailed}
          name={newName}
          terms={terms ?? []}
          onCreated={choose}
          onClose={() => setNewName(undefined)}
        />
      )}
    </>
  );
}

export const categoryTexts = (): TermTreeTexts => ({
  label: __('Categories', 'store-admin'),
  placeholder: __('Search or create category…', 'store-admin'),
  createTitle: __('Create category', 'store-admin'),
  parentLabel: __('Parent category (optional)', 'store-admin'),
  createFailed: __('Failed to create category.', 'store-admin'),
  loadFailed: __('The categories could not be loaded.', 'store-admin'),
});

export const brandTexts = (): TermTreeTexts => ({
  label: __('Brands', 'store-admin'),
  placeholder: __('Search or create brand…', 'store-admin'),
  createTitle: __('Create brand', 'store-admin'),
  parentLabel: __('Parent brand (optional)', 'store-admin'),
  createFailed: __('Failed to create brand.', 'store-admin'),
  loadFailed: __('The brands could not be loaded.', 'store-admin'),
});
