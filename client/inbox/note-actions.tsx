import { useState, type MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { isPlainClick, navigateAfter, parseAdminUrl, safeUrl } from '@admin/navigation';
import type { Note, NoteAction } from '@admin/store-notes';
import { Button, VisuallyHidden } from '@admin/ui';
import { isReachableUrl } from './dead-links';
import { useInboxActions } from './use-inbox-actions';

interface NoteActionsProps {
  note: Note;
  onRemove: () => void;
}

export function NoteActions({ note, onRemove }: NoteActionsProps) {
  const actions = note.actions.filter(({ url }) => isReachableUrl(url));
  if (actions.length === 0) return null;
  return (
    <div className="sa-note__actions">
      {actions.map((action, index) => (
        <ActionButton key={action.id} note={note} action={action} isMain={index === 0} onRemove={onRemove} />
      ))}
    </div>
  );
}

interface ActionButtonProps extends NoteActionsProps {
  action: NoteAction;
  isMain: boolean;
}

function ActionButton({ note, action, isMain, onRemove }: ActionButtonProps) {
  const { run } = useInboxActions();
  const [isRunning, setRunning] = useState(false);
  const address = action.url ? safeUrl(action.url) : undefined;
  const isElsewhere = address !== undefined && parseAdminUrl(address).origin !== window.location.origin;

  const press = (event: MouseEvent<HTMLElement>) => {
    setRunning(true);
    onRemove();
    const running = run(note.id, action);
    void running.then(() => setRunning(false));
    // The browser handles links to other sites and in new tabs.
    const link = event.currentTarget;
    if (address === undefined || !(link instanceof HTMLAnchorElement) || !isPlainClick(event, link)) return;
    event.preventDefault();
    void navigateAfter(running, { url: address });
  };

  return (
    <Button
      variant={isMain ? 'primary' : 'tertiary'}
      size="small"
      busy={isRunning}
      href={address}
      onClick={press}
      {...(isElsewhere ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {action.label}
      {isElsewhere && <VisuallyHidden> {__('(opens in a new tab)', 'store-admin')}</VisuallyHidden>}
    </Button>
  );
}
