import { useContext, type ReactNode } from 'react';
import { WithStores } from '@admin/data';
import { Containment } from '../containment';
import { useIsDisabled } from './crashes';
import type { Contributed, Extension, Kind } from './definition';
import { ExtensionContext } from './extension-context';

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
  const { useCan } = useContext(ExtensionContext);
  const can = useCan();
  const isOff = useIsDisabled(name);
  if (isOff || (item.capability !== undefined && !can(item.capability))) return null;
  return (
    <Containment
      source={`extension "${id}", "${item.id}" among its ${kind}`}
      findOwner={() => ({ title, name })}
    >
      <WithStores stores={stores}>{children}</WithStores>
    </Containment>
  );
}
