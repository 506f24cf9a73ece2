import { useId, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { productStore, type FormKey } from '@admin/store-product';
import { Button, EmptyState, InlineNotice } from '@admin/ui';
import { getClassicUrl } from '../urls';
import { ClassicSlot, ClassicTabContent } from '../extend';
import { isVariationKey } from '../form/form-kind';
import { Panels } from '../panels/panels';
import { useShowMember } from '../panels/use-show-member';
import { SectionCard } from './section-card';
import { TabList } from '../tabs/tab-list';
import type { ShownTab } from '../tabs/use-tabs';

interface FormBodyProps {
  formKey: FormKey;
  isKnown: boolean;
  /** Whether the current user can edit. */
  canEdit: boolean;
  tabs: readonly ShownTab[];
  current: ShownTab | undefined;
  /** The rendered tab: the previous one until the sections of `current` are rendered. */
  drawn: ShownTab | undefined;
  faulty: readonly string[];
  onTab: (tab: string) => void;
}

/** Content of both layouts below the bar: notices, tabs, and the sections of one tab. */
export function FormBody(props: FormBodyProps) {
  const { formKey, isKnown, canEdit, tabs, current, drawn, faulty, onTab } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const showMember = useShowMember(panel, drawn?.id, onTab);
  return (
    <div className="sa-product">
      {!isKnown && <UnknownKind formKey={formKey} />}
      {isKnown && !canEdit && (
        <InlineNotice status="info">
          {__('You can view this product but not edit it.', 'store-admin')}
        </InlineNotice>
      )}
      <RestoredNotice formKey={formKey} />
      {current && drawn ? (
        <>
          <TabList id={id} tabs={tabs} current={current.id} faulty={new Set(faulty)} onChange={onTab} />
          <div className="sa-product__main">
            <div
              ref={panel}
              id={`${id}-panel`}
              className="sa-product__panel"
              role="tabpanel"
              tabIndex={-1}
              aria-labelledby={`${id}-${drawn.id}-tab`}
              aria-busy={drawn !== current || undefined}
            >
              {drawn.sections.map((section) => (
                <SectionCard key={section.id} section={section} />
              ))}
              <ClassicTabContent formKey={formKey} tab={drawn.id} />
              <ClassicSlot name={`woocommerce_product_section_tab/${drawn.id}`} />
            </div>
            {isKnown && !isVariationKey(formKey) && <Panels onShow={showMember} />}
          </div>
          {isKnown && <ClassicFormLink formKey={formKey} />}
        </>
      ) : (
        <EmptyState title={__('Nothing to edit here', 'store-admin')} />
      )}
    </div>
  );
}

/** A link to WooCommerce's own form, for fields that extensions add only there. */
function ClassicFormLink({ formKey }: { formKey: FormKey }) {
  return (
    <p className="sa-product__classic">
      {__('Looking for a field from an extension?', 'store-admin')}{' '}
      <a href={getClassicUrl(formKey)}>{__('Open in the classic editor', 'store-admin')}</a>
    </p>
  );
}

function UnknownKind({ formKey }: { formKey: FormKey }) {
  return (
    <InlineNotice
      status="info"
      actions={
        <Button size="small" href={getClassicUrl(formKey)}>
          {__('Use the classic editor', 'store-admin')}
        </Button>
      }
    >
      {__(
        'This product type comes from an extension. You can view it here and edit it in the classic editor.',
        'store-admin',
      )}
    </InlineNotice>
  );
}

function RestoredNotice({ formKey }: { formKey: FormKey }) {
  const isRestored = useSelect((select) => select(productStore).isRestored(formKey), [formKey]);
  const { discard } = useDispatch(productStore);
  if (!isRestored) return null;
  return (
    <InlineNotice
      status="info"
      actions={
        <Button size="small" onClick={() => void discard(formKey)}>
          {__('Discard', 'store-admin')}
        </Button>
      }
    >
      {__('Your unsaved changes were restored. They are not saved yet.', 'store-admin')}
    </InlineNotice>
  );
}
