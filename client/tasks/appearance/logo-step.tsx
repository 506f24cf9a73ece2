import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { useDraftValue } from '@admin/forms';
import { appearanceStore } from '@admin/store-appearance';
import { useConfirmUnsavedChanges } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { recordEvent } from '@admin/tracks';
import { tasksStore, type TaskData } from '@admin/store-tasks';
import { Button, useAnnounceBusy } from '@admin/ui';
import { useIsShown } from '@admin/wizard';
import { LogoPicker } from './logo-picker';
import { StepActions, type StepProps } from './step-actions';

/** The logo on every page of the store, from the media library or a file. */
export function LogoStep({ data, onDone, onSkip }: StepProps & { data: TaskData }) {
  const { saveLogo } = useDispatch(appearanceStore);
  const { refreshTaskLists } = useDispatch(tasksStore);
  const report = usePromiseNotice();
  const isShown = useIsShown();
  const stored = Number(data.themeMods?.custom_logo) || null;
  const { value: logoId, setValue: setLogoId, forget } = useDraftValue('appearance/logo', stored, isLogoId);
  const [isSaving, setSaving] = useState(false);
  useAnnounceBusy(isSaving, __('Saving…', 'store-admin'));
  useConfirmUnsavedChanges(logoId !== stored && !isSaving, always);

  async function save() {
    if (logoId === stored) {
      if (stored === null) onSkip();
      else onDone();
      return;
    }
    setSaving(true);
    recordEvent('tasklist_appearance_upload_logo', {});
    const isDone = await report(saveLogo(data.stylesheet ?? '', logoId ?? undefined), {
      id: 'store-logo',
      done: __('Store logo updated successfully', 'store-admin'),
    });
    if (isDone) {
      forget();
      // The task lists contain the step's state; if this fails, the next load updates them.
      refreshTaskLists().catch(() => undefined);
    }
    if (!isShown.current) return;
    if (isDone) onDone();
    setSaving(false);
  }

  return (
    <>
      <LogoPicker logoId={logoId ?? undefined} onChange={(id) => setLogoId(id ?? null)} />
      {logoId !== stored && <p>{__('Not saved yet.', 'store-admin')}</p>}
      <StepActions onSkip={onSkip}>
        <Button variant="primary" busy={isSaving} onClick={() => void save()}>
          {__('Proceed', 'store-admin')}
        </Button>
      </StepActions>
    </>
  );
}

const isLogoId = (kept: unknown): kept is number | null => kept === null || Number.isInteger(kept);

/** Also when navigating to another task, which has the same path. */
const always = () => true;
