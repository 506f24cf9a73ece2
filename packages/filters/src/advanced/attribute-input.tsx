import { useContext, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { TokenOption } from '../config/types';
import { FilterSourcesContext } from '../sources';
import type { FilterInputProps } from './filter-input-props';
import { InlineSelect } from './inline-select';

/** Selects a product attribute and one of its terms. */
export function AttributeInput({ filter, onChange }: FilterInputProps) {
  const { attributes } = useContext(FilterSourcesContext);
  const [attribute = '', term = ''] = typeof filter.value === 'object' ? filter.value : [];
  const attributeOptions = useTokenOptions(attributes?.getAttributes, 'all');
  const terms = useTokenOptions(
    attributes && ((signal) => attributes.getTerms(attribute, signal)),
    attribute,
  );
  return (
    <span className="sa-advanced-filters__range">
      <InlineSelect
        label={__('Attribute', 'store-admin')}
        options={withNone(attributeOptions, __('Choose an attribute', 'store-admin'))}
        value={attribute}
        onChange={(value) => onChange([value, ''])}
      />
      {attribute !== '' && (
        <InlineSelect
          label={__('Attribute value', 'store-admin')}
          options={withNone(terms, __('Choose a value', 'store-admin'))}
          value={term}
          onChange={(value) => onChange([attribute, value])}
        />
      )}
    </span>
  );
}

const withNone = (options: readonly TokenOption[], label: string) => [
  { value: '', label },
  ...options.map((option) => ({ value: option.key, label: option.label })),
];

const NONE: readonly TokenOption[] = [];

/** @param subject what to load options for; '' loads nothing */
function useTokenOptions(
  fetchOptions: ((signal: AbortSignal) => Promise<readonly TokenOption[]>) | undefined,
  subject: string,
): readonly TokenOption[] {
  const [result, setResult] = useState({ subject: '', options: NONE });
  useEffect(
    function fetchList() {
      if (!fetchOptions || !subject) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      const show = (options: readonly TokenOption[]) => signal.aborted || setResult({ subject, options });
      // Deferred, so that an unmount in the same tick sends no request.
      const timer = setTimeout(() => void fetchOptions(signal).then(show, () => show(NONE)));
      return () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the subject identifies the request; the function changes with every render
    [subject],
  );
  return result.subject === subject ? result.options : NONE;
}
