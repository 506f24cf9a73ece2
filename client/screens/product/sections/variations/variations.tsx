import { memo, useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry, useSelect, WithStores } from '@admin/data';
import { productStore } from '@admin/store-product';
import { getVaryingAttributes, previewGeneration, variationsStore } from '@admin/store-variations';
import { Button, ErrorState, InlineNotice, PlaceholderCard } from '@admin/ui';
import { AttributeList, useAttributesField } from '../../attributes';
import { useAfterFirstRender, useProduct, useProductForm } from '../../form';
import { DefaultValues } from './default-values';
import { DeleteDialog } from './delete-dialog';
import { GeneratePanel } from './generate/generate-panel';
import { useGenerateVariations } from './generate/use-generate-variations';
import { Progress } from './list/progress';
import { useVariations, type VariationsQuery } from './list/use-variations';
import { VariationsTable } from './table/variations-table';
import { findInvalidSales } from './validate-variations';
import './variations.css';

const STORES = [{ store: variationsStore }];

/** The section `variations`: generates variations and lists them in a table. */
export function Variations() {
  return (
    <WithStores stores={STORES}>
      <OptionsFirst />
    </WithStores>
  );
}

function OptionsFirst() {
  const isLater = useAfterFirstRender();
  const read = useVariations();
  return (
    <div className="sa-variations">
      <Options />
      {isLater && <VariationsOfProduct read={read} />}
    </div>
  );
}

const NO_IDS: readonly string[] = [];

const VariationsOfProduct = memo(function VariationsOfProduct({ read }: { read: VariationsQuery }) {
  const { formKey, isReadOnly, errors } = useProductForm();
  const registry = useRegistry();
  const { attributes, sku } = useProduct();
  const { list, saved, variations } = read;
  const varying = useMemo(() => getVaryingAttributes(attributes), [attributes]);
  const isUnsaved = useSelect(
    (select) => {
      const members = select(productStore).getChangedMembers(formKey);
      return select(productStore).getSaved(formKey) === undefined || members.includes('attributes');
    },
    [formKey],
  );
  const isComplete = list?.isComplete ?? isUnsaved;
  const preview = useMemo(
    () => (isComplete ? previewGeneration(varying, saved) : undefined),
    [isComplete, varying, saved],
  );
  const { generate, isBusy } = useGenerateVariations(preview?.missing ?? 0, isUnsaved);
  const [selected, setSelected] = useState(NO_IDS);
  const [toDelete, setToDelete] = useState<readonly number[]>();
  const findFaulty = () => {
    const { getVariationEdits, getSavedVariations } = registry.select(productStore);
    return findInvalidSales({ edits: getVariationEdits(formKey), saved: getSavedVariations(formKey) });
  };

  return (
    <>
      {preview && varying.length > 0 && (
        <GeneratePanel
          preview={preview}
          varying={varying}
          isUnsaved={isUnsaved}
          isBusy={isBusy}
          isReadOnly={isReadOnly}
          onGenerate={() => void generate()}
          onShowOutdated={(ids) => setSelected(ids.map(String))}
        />
      )}
      <Progress />
      <Reading read={read} isUnsaved={isUnsaved} />
      {errors['variations'] !== undefined && (
        <InlineNotice
          status="error"
          actions={
            <Button onClick={() => setSelected(findFaulty().map(String))}>
              {__('Select', 'store-admin')}
            </Button>
          }
        >
          {errors['variations']}
        </InlineNotice>
      )}
      {variations.length > 0 && (
        <VariationsTable
          variations={variations}
          varying={varying}
          parentSku={sku}
          selected={selected}
          onSelect={setSelected}
          onDelete={setToDelete}
        />
      )}
      {varying.length > 0 && <DefaultValues varying={varying} />}
      {toDelete && (
        <DeleteDialog
          ids={toDelete}
          onClose={() => {
            setToDelete(undefined);
            setSelected(NO_IDS);
          }}
        />
      )}
    </>
  );
});

/** Loading progress, unless complete. */
function Reading({ read, isUnsaved }: { read: VariationsQuery; isUnsaved: boolean }) {
  const { list, isWorking, failure, readOn } = read;
  if (failure) {
    return list ? (
      <InlineNotice status="warning" actions={<Button onClick={readOn}>{__('Retry', 'store-admin')}</Button>}>
        {failure.message}
      </InlineNotice>
    ) : (
      <ErrorState
        title={__('The variations could not be loaded', 'store-admin')}
        message={failure.message}
        onRetry={readOn}
      />
    );
  }
  if (!list) {
    return isUnsaved ? null : <PlaceholderCard rows={5} label={__('Loading variations', 'store-admin')} />;
  }
  if (list.isComplete || isWorking) return null;
  return (
    <InlineNotice
      status="info"
      actions={<Button onClick={readOn}>{__('Load remaining', 'store-admin')}</Button>}
    >
      {__('Not all variations are loaded. Changes apply only to the variations in the table.', 'store-admin')}
    </InlineNotice>
  );
}

/** The options that customers choose from. The list, its dialogs and texts are those of all attributes. */
const Options = memo(function Options() {
  const { attributes, change, isReadOnly, canVary } = useAttributesField();
  return (
    <section className="sa-variation-options">
      <h3>{__('Options', 'store-admin')}</h3>
      <AttributeList
        kind="option"
        attributes={attributes}
        onChange={change}
        canVary={canVary}
        disabled={isReadOnly}
      />
    </section>
  );
});
