import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { productStore } from '@admin/store-product';
import { Button, Menu } from '@admin/ui';
import { ClassicSlot } from '../extend';
import { getMessages, useProductForm } from '../form';
import { HistoryPanel } from '../history/history-panel';
import type { Saving } from '../save/use-save-product';
import { SettingsPanel } from '../panels/settings-panel';
import { MoreMenu } from './more-menu';
import { useIsNarrow } from './use-is-narrow';
import { usePreview } from './use-preview';
import { usePublishOptions } from './use-publish-options';
import { UndoButtons } from './undo-buttons';

/** Actions on the whole product (contract, section 2.2). */
export function ProductActions({ saving }: { saving: Saving }) {
  const { formKey, isReadOnly } = useProductForm();
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const preview = usePreview(formKey, saving);
  const { status, isChanged } = useSelect(
    (select) => ({
      status: select(productStore).getSaved(formKey)?.status ?? 'auto-draft',
      isChanged: select(productStore).isChanged(formKey),
    }),
    [formKey],
  );
  const isPublic = ['publish', 'private', 'future'].includes(status);
  const isSaved = status === 'draft' && !isChanged;
  const draft = {
    label: getDraftLabel({ isPublic, isSaved, isBusy: saving.intent === 'draft' }),
    disabled: isReadOnly || isSaved,
    save: () => void saving.begin('draft'),
  };
  const options = usePublishOptions(formKey, saving, isPublic);
  if (isReadOnly) return <MoreMenu formKey={formKey} onHistory={() => setHistoryOpen(true)} />;
  return (
    <div className="sa-product-actions">
      <ClassicSlot name="woocommerce_header_item/product" />
      {!isNarrow && (
        <>
          <UndoButtons formKey={formKey} />
          <Button
            variant="tertiary"
            icon={isSaved ? 'check' : undefined}
            disabled={draft.disabled}
            busy={saving.intent === 'draft'}
            onClick={draft.save}
          >
            {draft.label}
          </Button>
          <Button busy={preview.isBusy} onClick={() => void preview.open()}>
            {__('Preview', 'store-admin')}
          </Button>
        </>
      )}
      <Button
        variant="primary"
        disabled={isPublic && !isChanged}
        busy={saving.intent === 'publish'}
        onClick={() => void saving.begin('publish')}
      >
        {getPublishLabel({
          words: getMessages(formKey),
          status,
          isPublic,
          isBusy: saving.intent === 'publish',
        })}
      </Button>
      <Menu
        label={__('Publish options', 'store-admin')}
        icon="chevron-down"
        items={[
          ...(isNarrow
            ? [
                { label: draft.label, disabled: draft.disabled, onSelect: draft.save },
                { label: __('Preview', 'store-admin'), onSelect: () => void preview.open() },
              ]
            : []),
          ...options,
        ]}
      />
      {!isNarrow && (
        <Button
          variant="tertiary"
          icon="gear"
          aria-label={__('Settings', 'store-admin')}
          aria-haspopup="dialog"
          onClick={() => setSettingsOpen(true)}
        />
      )}
      <MoreMenu
        formKey={formKey}
        onHistory={() => setHistoryOpen(true)}
        onSettings={isNarrow ? () => setSettingsOpen(true) : undefined}
      />
      {areSettingsOpen && <SettingsPanel onClose={() => setSettingsOpen(false)} />}
      {isHistoryOpen && <HistoryPanel formKey={formKey} onClose={() => setHistoryOpen(false)} />}
    </div>
  );
}

interface PublishState {
  words: ReturnType<typeof getMessages>;
  status: string;
  isPublic: boolean;
  isBusy: boolean;
}

function getPublishLabel({ words, status, isPublic, isBusy }: PublishState): string {
  if (isPublic) return isBusy ? words.updating : words.update;
  return status === 'auto-draft' ? words.create : words.publish;
}

interface DraftState {
  isPublic: boolean;
  isSaved: boolean;
  isBusy: boolean;
}

function getDraftLabel({ isPublic, isSaved, isBusy }: DraftState): string {
  if (isBusy) return __('Saving', 'store-admin');
  if (isPublic) return __('Switch to draft', 'store-admin');
  return isSaved ? __('Saved', 'store-admin') : __('Save draft', 'store-admin');
}
