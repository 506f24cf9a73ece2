import { useDeferredValue, useId, useMemo, useState, type FormEvent, type KeyboardEvent } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { planChange, type VaryingAttribute, type ListedVariation } from '@admin/store-variations';
import { announce, Button, useAutofocusHeading } from '@admin/ui';
import { formatCount } from '../list/format-count';
import { useEditVariations } from '../list/use-edit-variations';
import { BulkFields } from './bulk-fields';
import { getNumberFormats } from '../../../rules/number-formats';
import { FIRST_VALUES, readBulkValues } from './bulk-values';
import { PlanPreview } from './plan-preview';
import { formatTarget } from './messages';

interface BulkPanelProps {
  /** The variations to change; the selection may change meanwhile. */
  variations: readonly ListedVariation[];
  varying: readonly VaryingAttribute[];
  onClose: () => void;
}

/**
 * Changes many variations at once, with a preview. The change is an undo step of the form, saved with everything else.
 * The panel is next to the table, so that both can be used; a dialog above it would make the browser recalculate the
 * styles of all its fields.
 */
export function BulkPanel({ variations, varying, onClose }: BulkPanelProps) {
  const { currency } = getHost().settings;
  const edit = useEditVariations();
  const [values, setValues] = useState(FIRST_VALUES);
  const [isAttempted, setAttempted] = useState(false);
  const titleId = useId();
  const heading = useAutofocusHeading();
  const reading = useMemo(() => readBulkValues(values, getNumberFormats()), [values]);
  // Deferred: planning for thousands of variations must not delay typing.
  const settled = useDeferredValue(reading);
  const plan = useMemo(
    () =>
      'change' in settled
        ? planChange(variations, settled.change, { decimals: currency.precision })
        : undefined,
    [variations, settled, currency],
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempted(true);
    if (!('change' in reading)) return;
    const { edits } =
      plan && settled === reading
        ? plan
        : planChange(variations, reading.change, { decimals: currency.precision });
    const count = Object.keys(edits).length;
    if (count === 0) return;
    edit(edits, formatStep(formatTarget(values.what), count));
    announce(formatChanged(count));
    onClose();
  }

  const leave = (event: KeyboardEvent) => {
    // A list inside may have handled the key.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard for all fields; there is a button too
    <form
      noValidate
      className="sa-variation-bulk"
      aria-labelledby={titleId}
      onSubmit={submit}
      onKeyDown={leave}
    >
      <h3 id={titleId} ref={heading} className="sa-variation-bulk__title">
        {sprintf(
          /* translators: %s: number of variations */
          _n('Change %s variation', 'Change %s variations', variations.length, 'store-admin'),
          formatCount(variations.length),
        )}
      </h3>
      <BulkFields
        values={values}
        errors={isAttempted && 'errors' in reading ? reading.errors : {}}
        onChange={(patch) => setValues((before) => ({ ...before, ...patch }))}
      />
      {plan && 'change' in settled && (
        <PlanPreview plan={plan} change={settled.change} variations={variations} varying={varying} />
      )}
      <p className="sa-variation-bulk__actions">
        <Button onClick={onClose}>{__('Cancel', 'store-admin')}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={variations.length === 0 || (plan !== undefined && Object.keys(plan.edits).length === 0)}
        >
          {__('Apply', 'store-admin')}
        </Button>
      </p>
    </form>
  );
}

const formatStep = (target: string, count: number): string =>
  sprintf(
    /* translators: 1: what was changed, such as List price, 2: number of variations */
    _n('%1$s of %2$s variation', '%1$s of %2$s variations', count, 'store-admin'),
    target,
    formatCount(count),
  );

const formatChanged = (count: number): string =>
  sprintf(
    /* translators: %s: number of variations */
    _n(
      '%s variation changed. Save the product to keep it.',
      '%s variations changed. Save the product to keep it.',
      count,
      'store-admin',
    ),
    formatCount(count),
  );
