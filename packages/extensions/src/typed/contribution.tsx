import { useContext, type ReactNode } from 'react';
import { WithStores } from '@admin/data';
import { Containment } from '../containment';
import { useIsDisabled } from './crashes';
import type { Contributed, Extension, Kind } from './definition';
import { ExtensionContext } from './extension-context';

/** What an extension contributes. */
export interface ContributionSource {
  extension: Pick<Extension, 'id' | 'title' | 'stores'>;
  kind: Kind;
  item: Contributed;
  /** A part of the item that is shown elsewhere, so its crashes are counted separately. */
  part?: string | undefined;
}

const nameOf = ({ extension, kind, item, part }: ContributionSource): string =>
  [extension.id, kind, item.id, ...(part === undefined ? [] : [part])].join('/');

/** Whether the user may see a contribution, and it hasn't crashed too often. */
export function useIsOffered(source: ContributionSource): boolean {
  const { capability } = source.item;
  const { useCan } = useContext(ExtensionContext);
  const can = useCan();
  const isOff = useIsDisabled(nameOf(source));
  return !isOff && (capability === undefined || can(capability));
}

/** Shows what an extension contributes to those who may see it, and keeps its crashes to itself. */
export function Contribution({ children, ...source }: ContributionSource & { children: ReactNode }) {
  const { extension, kind, item, part } = source;
  const { id, title, stores = [] } = extension;
  if (!useIsOffered(source)) return null;
  return (
    <Containment
      source={`extension "${id}", ${part === undefined ? '' : `${part} of `}"${item.id}" among its ${kind}`}
      findOwner={() => ({ title, name: nameOf(source) })}
    >
      <WithStores stores={stores}>{children}</WithStores>
    </Containment>
  );
}
