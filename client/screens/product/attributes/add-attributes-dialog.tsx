import { useRef, useState, type ComponentProps } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { ProductAttribute } from '@admin/store-product';
import { useAttributes } from '@admin/store-taxonomies';
import { Button, Modal, useNeighborFocus } from '@admin/ui';
import { FormDialog } from '../dialogs/form-dialog';
import { TermsFailure } from '../terms';
import { AttributeChoice } from './attribute-choice';
import type { AttributeKind } from './attribute-lists';
import { recordAttributeEvent } from './events';
import { getAttributeTexts } from './messages';
import { validateValues, ValuesField } from './values-field';
import './attributes.css';

interface AddAttributesDialogProps {
  kind: AttributeKind;
  /** Attributes that the product already has. */
  used: readonly ProductAttribute[];
  onAdd: (added: Omit<ProductAttribute, 'position'>[]) => void;
  onClose: () => void;
}

interface Line {
  key: number;
  attribute: { id: number; name: string } | undefined;
  values: string[];
  /** Typed text that is not a value yet. */
  typed: string;
}

const buildEmptyLine = (key: number): Line => ({ key, attribute: undefined, values: [], typed: '' });

/** Adds several attributes with their values: shared attributes of the store, or custom ones of this product. */
export function AddAttributesDialog({ kind, used, onAdd, onClose }: AddAttributesDialogProps) {
  const { status, failure, retry } = useAttributes();
  const { lines, container, change, addLine, removeLine } = useLines(kind);
  const [isAttempted, setAttempted] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const texts = getAttributeTexts(kind);
  const filled = lines.filter(({ attribute }) => attribute !== undefined);

  function add(): false | void {
    setAttempted(true);
    if (filled.some(({ values, typed }) => validateValues(values, typed) !== undefined)) return false;
    recordAttributeEvent(kind, 'dialogAdd');
    onAdd(
      filled.flatMap(({ attribute, values }) =>
        attribute ? [{ ...attribute, options: values, visible: true, variation: kind === 'option' }] : [],
      ),
    );
  }

  function leave() {
    recordAttributeEvent(kind, 'dialogCancel');
    if (lines.some(({ values }) => values.length > 0)) setLeaving(true);
    else onClose();
  }

  return (
    <FormDialog
      title={texts.dialogTitle}
      submitLabel={__('Add', 'store-admin')}
      disabled={filled.length === 0}
      onSubmit={add}
      onClose={onClose}
      onCancel={leave}
      isWide
    >
      <p className="sa-attributes__note">
        {__(
          'By default, attributes are filterable and visible on the product page. You can change these settings for each attribute separately later.',
          'store-admin',
        )}
      </p>
      {failure && (
        <TermsFailure
          title={__('The attributes could not be loaded.', 'store-admin')}
          message={failure.message}
          isRetrying={status === 'resolving'}
          onRetry={retry}
        />
      )}
      <ul ref={container} className="sa-attribute-lines" tabIndex={-1}>
        {lines.map((line, place) => (
          <AttributeLine
            key={line.key}
            kind={kind}
            line={line}
            taken={[
              ...used,
              ...lines.flatMap(({ key, attribute }) => (key === line.key || !attribute ? [] : attribute)),
            ]}
            isAttempted={isAttempted}
            onChange={(patch) => change(line.key, patch)}
            onRemove={() => removeLine(place)}
          />
        ))}
      </ul>
      <div>
        <Button variant="link" icon="plus" onClick={addLine}>
          {__('Add another attribute', 'store-admin')}
        </Button>
      </div>
      {isLeaving && (
        <LeaveQuestion title={texts.dialogTitle} onStay={() => setLeaving(false)} onLeave={onClose} />
      )}
    </FormDialog>
  );
}

/** State of the dialog's rows; there is always at least one. */
function useLines(kind: AttributeKind) {
  const [lines, setLines] = useState<readonly Line[]>(() => [buildEmptyLine(0)]);
  const nextKey = useRef(1);
  const { container, keepFocusNear } = useNeighborFocus<HTMLUListElement>(lines.length, '[role="combobox"]');

  const change = (key: number, patch: Partial<Line>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...patch } : line)));

  function addLine() {
    recordAttributeEvent(kind, 'dialogAnother');
    const key = nextKey.current++;
    keepFocusNear(lines.length * 2);
    setLines([...lines, buildEmptyLine(key)]);
  }

  function removeLine(place: number) {
    recordAttributeEvent(kind, 'dialogRemove');
    keepFocusNear(Math.max(0, place * 2));
    setLines(lines.length === 1 ? [buildEmptyLine(nextKey.current++)] : lines.toSpliced(place, 1));
  }

  return { lines, container, change, addLine, removeLine };
}

interface AttributeLineProps {
  kind: AttributeKind;
  line: Line;
  /** Attributes of the product and of the other rows. */
  taken: ComponentProps<typeof AttributeChoice>['taken'];
  /** Whether the user tried to submit, so that errors are shown. */
  isAttempted: boolean;
  onChange: (patch: Partial<Line>) => void;
  onRemove: () => void;
}

function AttributeLine({ kind, line, taken, isAttempted, onChange, onRemove }: AttributeLineProps) {
  const { attribute, values, typed } = line;
  return (
    <li className="sa-attribute-line">
      <AttributeChoice
        kind={kind}
        value={attribute}
        taken={taken}
        onChange={(next) => onChange({ attribute: next, values: [], typed: '' })}
      />
      <ValuesField
        // A different attribute has different values.
        key={attribute ? `${attribute.id} ${attribute.name}` : ''}
        kind={kind}
        attributeId={attribute?.id ?? 0}
        value={values}
        onChange={(next) => onChange({ values: next })}
        disabled={!attribute}
        onText={(next) => onChange({ typed: next })}
        error={isAttempted && attribute ? validateValues(values, typed) : undefined}
      />
      <Button
        variant="tertiary"
        icon="trash"
        className="sa-attribute-line__remove"
        aria-label={
          attribute
            ? sprintf(
                /* translators: %s: name of an attribute */
                __('Remove attribute %s', 'store-admin'),
                attribute.name,
              )
            : __('Remove attribute', 'store-admin')
        }
        onClick={onRemove}
      />
    </li>
  );
}

interface LeaveQuestionProps {
  title: string;
  onStay: () => void;
  onLeave: () => void;
}

const LeaveQuestion = ({ title, onStay, onLeave }: LeaveQuestionProps) => (
  <Modal
    title={title}
    onClose={onStay}
    actions={
      <>
        <Button onClick={onStay}>{__('No thanks', 'store-admin')}</Button>
        <Button variant="primary" onClick={onLeave}>
          {__('Yes please!', 'store-admin')}
        </Button>
      </>
    }
  >
    <p>{__('You have some attributes added to the list, are you sure you want to cancel?', 'store-admin')}</p>
  </Modal>
);
