import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, ErrorBoundary, InlineNotice } from '@admin/ui';
import { describeCrash, describeSwitchedOff } from './crash-messages';
import { reportExtensionFailure } from './failures';
import type { SwitchName } from './switches/disabled-switches';
import { countCrash, forgetCrashes } from './typed/crashes';
import { ExtensionContext } from './typed/extension-context';
import './containment.css';

/** The extension that something belongs to: its title, and the switch to turn off when it crashes too often. */
export interface Owner {
  title: string;
  name: SwitchName;
}

interface ContainmentProps {
  /** The location: consecutive crashes are counted by it, and the error report names it. */
  source: string;
  /** Called after a crash; `undefined` if unknown. */
  findOwner: () => Owner | undefined;
  /** Called when the switch was turned off. */
  onSwitchedOff?: () => void;
  children: ReactNode;
}

/**
 * Error boundary for a part of an extension: shows which extension crashed, offers a retry, and after three consecutive
 * crashes disables the part in this tab.
 */
export function Containment({ source, findOwner, onSwitchedOff, children }: ContainmentProps) {
  const { useTell } = useContext(ExtensionContext);
  const tell = useTell();
  const hasCrashed = useRef(false);
  useEffect(
    () => () => {
      if (!hasCrashed.current) forgetCrashes(source);
    },
    [source],
  );

  function contain(error: unknown) {
    hasCrashed.current = true;
    if (isNotLoaded(error)) return;
    reportExtensionFailure({ source, error });
    const owner = findOwner();
    if (!owner || !countCrash(owner.name, source)) return;
    onSwitchedOff?.();
    tell(describeSwitchedOff(owner.title));
  }

  return (
    <ErrorBoundary
      onError={contain}
      fallback={(error, reset) => (
        <Crashed
          findOwner={isNotLoaded(error) ? () => undefined : findOwner}
          onRetry={() => {
            hasCrashed.current = false;
            reset();
          }}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** A part of the dashboard that the extension renders could not be loaded (`lazyScreen` of `packages/navigation`). */
const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'retry' in error;

function Crashed({ findOwner, onRetry }: Pick<ContainmentProps, 'findOwner'> & { onRetry: () => void }) {
  const [owner] = useState(findOwner);
  return (
    <InlineNotice
      className="sa-crashed"
      status="warning"
      actions={
        <Button size="small" onClick={onRetry}>
          {__('Try again', 'store-admin')}
        </Button>
      }
    >
      {owner ? describeCrash(owner.title) : __('Something went wrong here.', 'store-admin')}
    </InlineNotice>
  );
}
