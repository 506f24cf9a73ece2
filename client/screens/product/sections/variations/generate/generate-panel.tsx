import { useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { GenerationPreview, VaryingAttribute } from '@admin/store-variations';
import { Button, InlineNotice, Modal } from '@admin/ui';
import { formatCount } from '../list/format-count';
import { formatVariationName } from '../list/format-variation';

/** Above this number, a confirmation is shown. */
const MANY = 100;

interface GeneratePanelProps {
  preview: GenerationPreview;
  varying: readonly VaryingAttribute[];
  /** Whether attributes have unsaved changes: the server generates from the saved ones. */
  isUnsaved: boolean;
  isBusy: boolean;
  isReadOnly: boolean;
  onGenerate: () => void;
  /** Selects variations with outdated attribute values. */
  onShowOutdated: (ids: readonly number[]) => void;
}

/** Shows the number of possible variations, and a button that generates the missing ones. */
export function GeneratePanel(props: GeneratePanelProps) {
  const { preview, varying, isUnsaved, isBusy, isReadOnly, onGenerate, onShowOutdated } = props;
  const { possible, missing, examples, outdated } = preview;
  const [isAsking, setAsking] = useState(false);
  const generate = () => {
    setAsking(false);
    onGenerate();
  };
  return (
    <div className="sa-variation-generate">
      <p className="sa-variation-generate__count">{sayCount(possible, missing)}</p>
      {examples.length > 0 && (
        <p className="sa-variation-generate__examples">
          {sprintf(
            /* translators: %s: combinations, such as Red, Small · Red, Large */
            __('Missing: %s', 'store-admin'),
            examples
              .map((attributes) => formatVariationName({ id: 0, attributes }, varying))
              .concat(missing > examples.length ? ['…'] : [])
              .join(' · '),
          )}
        </p>
      )}
      {missing > 0 && !isReadOnly && (
        <Button
          variant="primary"
          icon="plus"
          busy={isBusy}
          onClick={() => (missing > MANY ? setAsking(true) : generate())}
        >
          {formatGenerateLabel(missing, isUnsaved)}
        </Button>
      )}
      {outdated.length > 0 && (
        <InlineNotice
          status="warning"
          actions={<Button onClick={() => onShowOutdated(outdated)}>{__('Select', 'store-admin')}</Button>}
        >
          {sprintf(
            /* translators: %s: number of variations */
            _n(
              '%s variation has a value that the product no longer has.',
              '%s variations have a value that the product no longer has.',
              outdated.length,
              'store-admin',
            ),
            formatCount(outdated.length),
          )}
        </InlineNotice>
      )}
      {isAsking && (
        <Modal
          title={__('Generate variations', 'store-admin')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{__('Cancel', 'store-admin')}</Button>
              <Button variant="primary" onClick={generate}>
                {formatGenerateLabel(missing, isUnsaved)}
              </Button>
            </>
          }
        >
          <p>
            {__(
              'Generating this many variations may take a while. You can delete combinations that you do not sell later.',
              'store-admin',
            )}
          </p>
        </Modal>
      )}
    </div>
  );
}

const formatGenerateLabel = (missing: number, isUnsaved: boolean): string =>
  sprintf(
    isUnsaved
      ? /* translators: %s: number of variations */
        _n('Save and generate %s variation', 'Save and generate %s variations', missing, 'store-admin')
      : /* translators: %s: number of variations */
        _n('Generate %s variation', 'Generate %s variations', missing, 'store-admin'),
    formatCount(missing),
  );

function sayCount(possible: number, missing: number): string {
  if (missing === 0) {
    return sprintf(
      /* translators: %s: number of combinations */
      _n(
        'The only combination of options has a variation.',
        'All %s combinations of options have a variation.',
        possible,
        'store-admin',
      ),
      formatCount(possible),
    );
  }
  return sprintf(
    /* translators: 1: number of combinations that have a variation, 2: number of all combinations */
    __('%1$s of %2$s combinations of options have a variation.', 'store-admin'),
    formatCount(possible - missing),
    formatCount(possible),
  );
}
