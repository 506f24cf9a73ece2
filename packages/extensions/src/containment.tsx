import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, ErrorBoundary, InlineNotice } from '@admin/ui';
import { describeCrash, describeSwitchedOff } from './crash-messages';
import { reportExtensionFailure } from './failures';
import type { SwitchName } from './switches/disabled-switches';
import { countCrash, forgetCrashes } from './typed/crashes';
import { ExtensionContext } from './typed/extension-context';
import './containment.css';

/** Whose something is: what its users call it, and the switch that goes off when it crashes too often. */
export interface Owner {
  title: string;
  name: SwitchName;
}

interface ContainmentProps {
  /** Where it stands: crashes in a row are counted by it, and it is named in the report. */
  source: string;
  /** Asked once something has crashed; `undefined` when nobody knows. */
  findOwner: () => Owner | undefined;
  /** The switch went off. */
  onSwitchedOff?: () => void;
  children: ReactNode;
}

/**
 * Keeps the crashes of a part of an extension to itself: says in its place whose it is, offers another try, and after
 * three crashes in a row switches it off in this tab.
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
    reportExtensionFailure({ source, error });
    const owner = findOwner();
    if (!owner || !countCrash(owner.name, source)) return;
    onSwitchedOff?.();
    tell(describeSwitchedOff(owner.title));
  }

  return (
    <ErrorBoundary
      onError={contain}
      fallback={(_, reset) => (
        <Crashed
          findOwner={findOwner}
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

function Crashed({ findOwner, onRetry }: Pick<ContainmentProps, 'findOwner'> & { onRetry: () => void }) {
  const [owner] = useState(findOwner);
  return (
    <InlineNotice
      className="sa-crashed"
      status="warning"
      actions={
        <Button size="small" onClick={onRetry}>
          {__('Try again', 'woocommerce')}
        </Button>
      }
    >
      {owner ? describeCrash(owner.title) : __('Something went wrong here.', 'woocommerce')}
    </InlineNotice>
  );
}
