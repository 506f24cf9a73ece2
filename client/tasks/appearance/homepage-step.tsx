import { useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { safeUrl } from '@admin/navigation';
import { appearanceStore, type NewHomepage } from '@admin/store-appearance';
import { usePromiseNotice } from '@admin/store-notices';
import { tasksStore } from '@admin/store-tasks';
import { recordEvent } from '@admin/tracks';
import { Button, useAnnounceBusy } from '@admin/ui';
import { useIsShown } from '@admin/wizard';
import { StepActions, type StepProps } from './step-actions';

/** A homepage created by the server. */
export function HomepageStep({ onDone, onSkip }: StepProps) {
  const { select } = useRegistry();
  const { createHomepage } = useDispatch(appearanceStore);
  const { refreshTaskLists } = useDispatch(tasksStore);
  const report = usePromiseNotice();
  const isShown = useIsShown();
  const [isCreating, setCreating] = useState(false);
  const isAnotherTry = useRef(false);
  useAnnounceBusy(isCreating, __('Creating homepage…', 'store-admin'));

  async function create() {
    setCreating(true);
    recordEvent('tasklist_appearance_create_homepage', {});
    const isDone = await report(createOnce(), {
      id: 'homepage',
      done: ({ message }) => message || __('Homepage created', 'store-admin'),
      action({ editUrl }) {
        const url = safeUrl(editUrl);
        return url ? { label: __('Customize', 'store-admin'), url } : undefined;
      },
    });
    // The task lists include whether there is a homepage; if this fails, the next load updates them.
    if (isDone) refreshTaskLists().catch(() => undefined);
    if (!isShown.current) return;
    if (isDone) onDone();
    setCreating(false);
  }

  const createOnce = async () => ((await hasHomepage()) ? UNKNOWN_HOMEPAGE : createHomepage());

  /** An earlier request without a response may have created the page, and each request creates another one. */
  async function hasHomepage(): Promise<boolean> {
    if (!isAnotherTry.current) {
      isAnotherTry.current = true;
      return false;
    }
    await refreshTaskLists();
    return select(tasksStore).getTask('appearance')?.additionalData?.hasHomepage === true;
  }

  return (
    <>
      <p>{__('The page is published immediately. You can edit it at any time.', 'store-admin')}</p>
      <StepActions onSkip={onSkip}>
        <Button variant="primary" busy={isCreating} onClick={() => void create()}>
          {__('Create homepage', 'store-admin')}
        </Button>
      </StepActions>
    </>
  );
}

/** Data of a page created by a request without a response. */
const UNKNOWN_HOMEPAGE: NewHomepage = { message: '', editUrl: '' };
