import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { Button, ErrorBoundary, InlineNotice } from '@admin/ui';
import { reportFailure } from '../failures';
import { countCrash, forgetCrashes, useIsOff } from './crashes';
import type { Contributed, Extension, Kind } from './definition';
import { SurroundingsContext } from './surroundings';

interface ContributionProps {
  extension: Pick<Extension, 'id' | 'title' | 'stores'>;
  kind: Kind;
  item: Contributed;
  children: ReactNode;
}

/** Shows what an extension contributes to those who may see it, and keeps its crashes to itself. */
export function Contribution({ extension, kind, item, children }: ContributionProps) {
  const { id, title, stores = [] } = extension;
  const name = `${id}/${kind}/${item.id}`;
  const { useCan, useTell } = useContext(SurroundingsContext);
  const can = useCan();
  const tell = useTell();
  const isOff = useIsOff(name);
  const hasCrashed = useRef(false);
  useEffect(
    () => () => {
      if (!hasCrashed.current) forgetCrashes(name);
    },
    [name],
  );
  if (isOff || (item.capability !== undefined && !can(item.capability))) return null;

  function contain(error: unknown) {
    hasCrashed.current = true;
    reportFailure({ source: `extension "${id}", "${item.id}" among its ${kind}`, error });
    if (!countCrash(name)) return;
    tell(
      sprintf(
        /* translators: %s: name of an extension */
        __('A part of %s kept crashing. It stays away until you close this tab.', 'woocommerce'),
        title,
      ),
    );
  }

  return (
    <ErrorBoundary
      onError={contain}
      fallback={(_, reset) => (
        <Crashed
          title={title}
          onRetry={() => {
            hasCrashed.current = false;
            reset();
          }}
        />
      )}
    >
      <WithStores stores={stores}>{children}</WithStores>
    </ErrorBoundary>
  );
}

function Crashed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <InlineNotice
      status="warning"
      actions={
        <Button size="small" onClick={onRetry}>
          {__('Try again', 'woocommerce')}
        </Button>
      }
    >
      {sprintf(
        /* translators: %s: name of an extension */
        __('%s stopped working here.', 'woocommerce'),
        title,
      )}
    </InlineNotice>
  );
}
