import {
  Children,
  createContext,
  useContext,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { FailureBoundary } from './failure-boundary';
import { useOutline } from './outlines/state';
import { readOrder } from './order';
import { PluginContext } from './plugin-context';
import {
  createSlotFillRegistry,
  type FillEntry,
  type FillProps,
  type SlotFillRegistry,
} from './slot-fill-registry';

const SlotFillContext = createContext<SlotFillRegistry | undefined>(undefined);

export function SlotFillProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(createSlotFillRegistry);
  return <SlotFillContext.Provider value={registry}>{children}</SlotFillContext.Provider>;
}

function useSlotFillRegistry(): SlotFillRegistry {
  const registry = useContext(SlotFillContext);
  if (!registry) throw new Error('Slots and fills need a SlotFillProvider above them.');
  return registry;
}

/** The fills of a slot, to decide whether there is anything to show. */
export function useFills(name: string): readonly FillEntry[] {
  const { getFills, subscribe } = useSlotFillRegistry();
  return useSyncExternalStore(subscribe, () => getFills(name));
}

export interface FillComponentProps {
  name: string;
  children?: FillEntry['children'];
}

/** Shows its children in the slot of the same name, wherever that is. */
export function Fill({ name, children }: FillComponentProps) {
  const registry = useSlotFillRegistry();
  const plugin = useContext(PluginContext)?.name;
  const id = useId();

  useLayoutEffect(() => registry.setFill(name, { id, plugin, children }));
  useLayoutEffect(() => () => registry.removeFill(name, id), [registry, name, id]);
  return null;
}

export interface SlotProps {
  name: string;
  fillProps?: FillProps;
  /** Arranges the fills, each a list of elements; `sortFillsByOrder` is one such function. */
  children?: (fills: ReactNode[][]) => ReactNode;
}

const NO_PROPS: FillProps = {};

/** The place where fills appear. Each is contained: one that crashes leaves the others standing. */
export function Slot({ name, fillProps = NO_PROPS, children }: SlotProps) {
  const fills = useFills(name).map((fill) => [
    <ContainedFill
      key={fill.id}
      slot={name}
      fill={fill}
      fillProps={fillProps}
      order={orderOf(fill, fillProps)}
    />,
  ]);
  const Outline = useOutline();
  const content = children ? children(fills) : fills.flat();
  return Outline ? <Outline name={name}>{content}</Outline> : <>{content}</>;
}

interface ContainedFillProps {
  slot: string;
  fill: FillEntry;
  fillProps: FillProps;
  /** Read by `sortFillsByOrder`. */
  order: number;
}

function ContainedFill({ slot, fill, fillProps }: ContainedFillProps) {
  const source = `${fill.plugin === undefined ? 'fill' : `plugin "${fill.plugin}"`} in slot "${slot}"`;
  return (
    <FailureBoundary source={source} plugin={fill.plugin}>
      <FillContent fill={fill} fillProps={fillProps} />
    </FailureBoundary>
  );
}

function FillContent({ fill, fillProps }: { fill: FillEntry; fillProps: FillProps }) {
  const content = contentOf(fill, fillProps);
  const parts = Children.toArray(content);
  // Where a page translator has replaced bare text it could not be changed or taken away again.
  const isText =
    parts.length > 0 && parts.every((part) => typeof part === 'string' || typeof part === 'number');
  return isText ? <span>{parts.join('')}</span> : <>{content}</>;
}

const contentOf = ({ children }: FillEntry, fillProps: FillProps): ReactNode =>
  typeof children === 'function' ? children(fillProps) : children;

/** The order of what a fill shows, as its wrapper put it there. */
function orderOf(fill: FillEntry, fillProps: FillProps): number {
  try {
    const [first] = Children.toArray(contentOf(fill, fillProps));
    return readOrder(first);
  } catch {
    // The same error shows again, contained, when the fill is rendered.
    return readOrder(undefined);
  }
}
