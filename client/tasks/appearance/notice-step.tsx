import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { FORM_ERROR, SaveForm, useFormField } from '@admin/forms';
import { appearanceStore } from '@admin/store-appearance';
import { optionsStore, useOption } from '@admin/store-options';
import { Button, ErrorState, Spinner, TextArea, useAnnounceBusy } from '@admin/ui';

interface NoticeStepProps {
  /** The last step ends with a request. */
  isLeaving: boolean;
  onDone: (message?: string) => Promise<void>;
}

/** A notice for all visitors; none if the text is empty. */
export function NoticeStep({ isLeaving, onDone }: NoticeStepProps) {
  const registry = useRegistry();
  useAnnounceBusy(isLeaving, __('Saving…', 'store-admin'));
  const { saveNotice } = useDispatch(appearanceStore);
  const { value, failure } = useOption('woocommerce_demo_store_notice');

  if (value === undefined && failure) {
    return (
      <ErrorState
        title={__('The store notice could not be loaded', 'store-admin')}
        message={failure.message}
        onRetry={() => registry.invalidate(optionsStore).getOption('woocommerce_demo_store_notice')}
      />
    );
  }
  if (value === undefined) return <Spinner />;
  return (
    <SaveForm
      draft="appearance/notice"
      initialValues={{ notice: value || '' }}
      save={({ notice }) => saveNotice(notice)}
      explain={(error) => ({ [FORM_ERROR]: error instanceof Error ? error.message : String(error) })}
      onSaved={() =>
        onDone(__('Your store is looking great! You can change its appearance at any time.', 'store-admin'))
      }
      submitLabel={__('Complete task', 'store-admin')}
      actions={
        <Button variant="tertiary" busy={isLeaving} onClick={() => void onDone()}>
          {__('Skip', 'store-admin')}
        </Button>
      }
    >
      <NoticeText />
    </SaveForm>
  );
}

const NoticeText = () => (
  <TextArea
    label={__('Store notice', 'store-admin')}
    help={__('Leave empty for no notice.', 'store-admin')}
    {...useFormField('notice')}
  />
);
