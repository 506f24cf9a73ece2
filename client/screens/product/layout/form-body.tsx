import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useSelect } from '@admin/data';
import { productStore, type FormKey } from '@admin/store-product';
import { Button, EmptyState, InlineNotice } from '@admin/ui';
import { getClassicUrl } from '../addresses';
import { SectionCard } from './section-card';
import { TabList } from '../tabs/tab-list';
import type { ShownTab } from '../tabs/use-tabs';

interface FormBodyProps {
  formKey: FormKey;
  isKnown: boolean;
  tabs: readonly ShownTab[];
  current: ShownTab | undefined;
  faulty: readonly string[];
  onTab: (tab: string) => void;
}

/** What both layouts have below their bar: what there is to know, the tabs, and the sections of one of them. */
export function FormBody({ formKey, isKnown, tabs, current, faulty, onTab }: FormBodyProps) {
  const id = useId();
  return (
    <div className="sa-product">
      {!isKnown && <UnknownKind formKey={formKey} />}
      <RestoredNotice formKey={formKey} />
      {current ? (
        <>
          <TabList id={id} tabs={tabs} current={current.id} faulty={new Set(faulty)} onChange={onTab} />
          <div
            id={`${id}-panel`}
            className="sa-product__panel"
            role="tabpanel"
            aria-labelledby={`${id}-${current.id}-tab`}
          >
            {current.sections.map((section) => (
              <SectionCard key={section.id} section={section} />
            ))}
          </div>
        </>
      ) : (
        <EmptyState title={__('There is nothing to edit here', 'woocommerce')} />
      )}
    </div>
  );
}

function UnknownKind({ formKey }: { formKey: FormKey }) {
  return (
    <InlineNotice
      status="info"
      actions={
        <Button size="small" href={getClassicUrl(formKey)}>
          {__('Use the classic editor', 'woocommerce')}
        </Button>
      }
    >
      {__('An extension made this kind of product. You can read it here and edit it there.', 'woocommerce')}
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
          {__('Discard', 'woocommerce')}
        </Button>
      }
    >
      {__('What you typed earlier is back. It is not saved yet.', 'woocommerce')}
    </InlineNotice>
  );
}
