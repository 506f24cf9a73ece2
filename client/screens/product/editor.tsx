import { useCallback, useMemo, useState } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { parseFormKey, productStore, type FormKey, type ProductRecord } from '@admin/store-product';
import { useCapability } from '@admin/store-user';
import { ConflictDialog } from './conflict/conflict-dialog';
import { ProductPluginAreas } from './extend';
import { FeedbackBar } from './feedback/feedback-bar';
import { getLayoutKind, ProductFormProvider } from './form';
import { usePermissions } from './form/use-permissions';
import { useShortcuts } from './keys/use-shortcuts';
import { BlockForm } from './layout/block-form';
import { FormBody } from './layout/form-body';
import { PageForm } from './layout/page-form';
import { VariationForm } from './layout/variation-form';
import { reportErrors } from './save/report-errors';
import { LeavingGuard } from './save/leaving-guard';
import { useSaveProduct } from './save/use-save-product';
import { getMemberTab } from './tabs/get-member-tab';
import { useTabs } from './tabs/use-tabs';
import { useErrorFocus } from './use-error-focus';
import { useEventCallbacks } from './use-event-callbacks';
import { useValidation } from './validation';
import { Welcome } from './welcome/welcome';
import { useShownSections } from './use-shown-sections';

/** Product types that these forms fully support. */
const SUPPORTED_TYPES: ReadonlySet<string> = new Set(['simple', 'grouped', 'external', 'variable']);

interface EditorProps {
  formKey: FormKey;
  tab: string | undefined;
}

/** The product form in the layout enabled in WooCommerce: one record, one list of sections. */
export function Editor({ formKey, tab }: EditorProps) {
  const registry = useRegistry();
  const sections = useShownSections(formKey);
  const { errors, tabs: faulty } = useValidation(formKey, sections);
  const { tabs, current, drawn, goTo } = useTabs(formKey, sections, tab);
  const { element, focusFirstError } = useErrorFocus(drawn === current);
  const [isAttempted, setAttempted] = useState(false);
  const isKnown = useSelect(
    (select) =>
      isVariation(formKey) || isKnownKind(select(productStore).getRecord(formKey) ?? { type: 'simple' }),
    [formKey],
  );
  const { canEdit } = usePermissions(formKey);
  const isReadOnly = !isKnown || !canEdit;
  const saving = useSaveProduct(formKey, {
    complain() {
      setAttempted(true);
      const [first] = faulty;
      if (first === undefined) return false;
      reportErrors(errors);
      if (!faulty.includes(current?.id ?? '')) goTo(first);
      focusFirstError();
      return true;
    },
    onRefused(key) {
      const [member] = Object.keys(registry.select(productStore).getFieldErrors(key));
      if (member === undefined) return;
      goTo(getMemberTab(member));
      focusFirstError();
    },
  });
  const showMember = useCallback((member: string) => goTo(getMemberTab(member)), [goTo]);
  useShortcuts({ formKey, isReadOnly, save: saving.begin, tabs, current, goTo, showMember });
  const { saveFirst } = useEventCallbacks({ saveFirst: () => saving.begin('keep', { isSilent: true }) });
  const form = useMemo(
    () => ({ formKey, isReadOnly, errors, isAttempted, saveFirst }),
    [formKey, isReadOnly, errors, isAttempted, saveFirst],
  );
  // The hidden state is a site option, which other users may not even read.
  const canSetOptions = useCapability('manage_options');
  const Layout = LAYOUTS[getLayoutKind(formKey)];
  return (
    <ProductFormProvider value={form}>
      <LeavingGuard formKey={formKey} />
      <Layout formKey={formKey} saving={saving}>
        <div ref={element}>
          <FormBody
            formKey={formKey}
            isKnown={isKnown}
            canEdit={canEdit}
            tabs={tabs}
            current={current}
            drawn={drawn}
            faulty={isAttempted ? faulty : []}
            onTab={goTo}
          />
        </div>
      </Layout>
      <ConflictDialog formKey={formKey} onSave={() => void saving.repeat()} />
      {canSetOptions && (
        <>
          <Welcome formKey={formKey} />
          <FeedbackBar formKey={formKey} />
        </>
      )}
      <ProductPluginAreas />
    </ProductFormProvider>
  );
}

const LAYOUTS = { page: PageForm, block: BlockForm, variation: VariationForm } as const;

const isVariation = (formKey: FormKey): boolean => Boolean(parseFormKey(formKey)?.variationId);

/** Product types of extensions have fields and rules that this form doesn't know and could break. */
const isKnownKind = ({ type }: Pick<ProductRecord, 'type'>): boolean => SUPPORTED_TYPES.has(type);
