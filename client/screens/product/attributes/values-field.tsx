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
  /** 0 where the values belong to this product alone. */
  attributeId: number;
  /** As the product has them. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Told of what is typed and is no value yet. */
  onText?: ((text: string) => void) | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** The values of an attribute: those of a shared one are searched for and made in the shop, others are only typed. */
export function ValuesField({ attributeId, ...props }: ValuesFieldProps) {
  return attributeId > 0 ? <SharedValues {...props} attributeId={attributeId} /> : <OwnValues {...props} />;
}

/** What is wrong with values, or typed beside them, as a sentence. */
export function validateValues(values: readonly string[], typed: string): string | undefined {
  if (typed.trim() !== '')
    return sprintf(
      /* translators: %s: what was typed */
      __('Select or create "%s", or clear the field.', 'woocommerce'),
      typed.trim(),
    );
  return values.length === 0 ? __('Add at least one value.', 'woocommerce') : undefined;
}

const toOption = (name: string) => ({ key: name, label: name });

/** Hosts split values at this sign, and nobody should have to find that out from the result. */
const getSeparatorHelp = () =>
  sprintf(
    /* translators: %s: the character that separates values */
    __('Use "%s" to separate different values.', 'woocommerce'),
    SEPARATOR,
  );

/** Values are known by their names, as they are read; those that nobody touched go back as they came. */
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
      label={__('Values', 'woocommerce')}
      placeholder={__('Enter a value', 'woocommerce')}
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
      // One after the other: hosts that get two of one name at a time may make both.
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
        label={__('Values', 'woocommerce')}
        placeholder={__('Search or create value', 'woocommerce')}
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

/** Shops have attributes of dozens of values, most products of which come in all of them. */
function AllValues({ attributeId, onAll }: { attributeId: number; onAll: (names: string[]) => void }) {
  const registry = useRegistry();
  const taxonomy = termsOf(attributeId);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function addAll() {
    setBusy(true);
    setProblem(undefined);
    try {
      // What was read before may be old, or have failed.
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
    const title = __('The values could not be loaded.', 'woocommerce');
    return <TermsFailure title={title} message={problem} isRetrying={isBusy} onRetry={() => void addAll()} />;
  }
  return (
    <Button variant="link" size="small" busy={isBusy} onClick={() => void addAll()}>
      {__('Add all values', 'woocommerce')}
    </Button>
  );
}
