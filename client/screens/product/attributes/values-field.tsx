import { useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { withAbortSignal, useRegistry } from '@admin/data';
import { TokenSearch } from '@admin/filters';
import { decodeEntities } from '@admin/format';
import { taxonomiesStore, termsOf, type Term } from '@admin/store-taxonomies';
import { Button } from '@admin/ui';
import { TermsFailure } from '../terms';
import { SEPARATOR, splitValues, type AttributeKind } from './attribute-lists';
import { recordAttributeEvent } from './events';
import './attributes.css';

interface ValuesFieldProps {
  kind: AttributeKind;
  /** 0 if the values belong to this product only. */
  attributeId: number;
  /** Values in the product's format. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Called with typed text that is not a value yet. */
  onText?: ((text: string) => void) | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** The values of an attribute: those of a shared one are searched and created in the store, others are just typed. */
export function ValuesField({ attributeId, ...props }: ValuesFieldProps) {
  return attributeId > 0 ? <SharedValues {...props} attributeId={attributeId} /> : <OwnValues {...props} />;
}

/** Returns an error message for the values or the typed text. */
export function validateValues(values: readonly string[], typed: string): string | undefined {
  if (typed.trim() !== '')
    return sprintf(
      /* translators: %s: what was typed */
      __('Select or create "%s", or clear the field.', 'store-admin'),
      typed.trim(),
    );
  return values.length === 0 ? __('Add at least one value.', 'store-admin') : undefined;
}

const toOption = (name: string) => ({ key: name, label: name });

/** WooCommerce splits values at this character, so the field explains it. */
const getSeparatorHelp = () =>
  sprintf(
    /* translators: %s: the character that separates values */
    __('Use "%s" to separate different values.', 'store-admin'),
    SEPARATOR,
  );

/** Values are identified by their decoded names; unchanged ones are saved as they were loaded. */
function useNames(value: readonly string[], onChange: (value: string[]) => void) {
  const names = useMemo(() => value.map(decodeEntities), [value]);
  return {
    names,
    change: (next: readonly string[]) => onChange(next.map((name) => value[names.indexOf(name)] ?? name)),
  };
}

function OwnValues({ value, onChange, error, disabled }: Omit<ValuesFieldProps, 'attributeId'>) {
  const { names, change } = useNames(value, onChange);
  return (
    <TokenSearch
      label={__('Values', 'store-admin')}
      placeholder={__('Enter a value', 'store-admin')}
      values={names}
      onChange={change}
      onCreate={(text) => splitValues(text).map(toOption)}
      createsOnLeaving
      help={getSeparatorHelp()}
      error={error}
      disabled={disabled}
    />
  );
}

function SharedValues({ kind, attributeId, value, onChange, onText, error, disabled }: ValuesFieldProps) {
  const { names, change } = useNames(value, onChange);
  const registry = useRegistry();
  const store = registry.dispatch(taxonomiesStore);
  const taxonomy = termsOf(attributeId);

  async function create(text: string) {
    recordAttributeEvent(kind, 'termAdded');
    try {
      const made: Term[] = [];
      // Sequentially: in parallel, the server might create two terms with the same name.
      for (const name of splitValues(text)) made.push(await store.findOrCreateTerm(taxonomy, { name }));
      recordAttributeEvent(kind, 'termMade');
      return made.map(({ name }) => toOption(name));
    } catch (cause) {
      recordAttributeEvent(kind, 'termFailed');
      throw cause;
    }
  }

  return (
    <div className="sa-attribute-values">
      <TokenSearch
        label={__('Values', 'store-admin')}
        placeholder={__('Search or create value', 'store-admin')}
        values={names}
        onChange={change}
        getOptions={async (search, signal) =>
          (await withAbortSignal(store.searchTerms(taxonomy, search), signal)).map(({ name }) =>
            toOption(name),
          )
        }
        onCreate={create}
        onText={onText}
        help={getSeparatorHelp()}
        error={error}
        disabled={disabled}
      />
      {!disabled && (
        <AllValues attributeId={attributeId} onAll={(all) => change([...new Set([...names, ...all])])} />
      )}
    </div>
  );
}

/** Adds all values: an attribute may have dozens, and most products use all of them. */
function AllValues({ attributeId, onAll }: { attributeId: number; onAll: (names: string[]) => void }) {
  const registry = useRegistry();
  const taxonomy = termsOf(attributeId);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function addAll() {
    setBusy(true);
    setProblem(undefined);
    try {
      // Cached values may be outdated, or failed to load.
      registry.invalidate(taxonomiesStore).getTerms(taxonomy);
      const terms = await registry.resolveSelect(taxonomiesStore).getTerms(taxonomy);
      onAll((terms ?? []).map(({ name }) => name));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  if (problem !== undefined) {
    const title = __('The values could not be loaded.', 'store-admin');
    return <TermsFailure title={title} message={problem} isRetrying={isBusy} onRetry={() => void addAll()} />;
  }
  return (
    <Button variant="link" size="small" busy={isBusy} onClick={() => void addAll()}>
      {__('Add all values', 'store-admin')}
    </Button>
  );
}
