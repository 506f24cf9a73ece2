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

/** The fills of a slot, for checking whether there are any. */
export function useFills(name: string): readonly FillEntry[] {
  const { getFills, subscribe } = useSlotFillRegistry();
  return useSyncExternalStore(subscribe, () => getFills(name));
}

export interface FillComponentProps {
  name: string;
  children?: FillEntry['children'];
}

/** Renders its children in the slot of the same name. */
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

/** Renders the fills. Each has an error boundary: if one crashes, the others stay. */
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
  // If a page translator has replaced a bare text node, React cannot update or remove it.
  const isText =
    parts.length > 0 && parts.every((part) => typeof part === 'string' || typeof part === 'number');
  return isText ? <span>{parts.join('')}</span> : <>{content}</>;
}

const contentOf = ({ children }: FillEntry, fillProps: FillProps): ReactNode =>
  typeof children === 'function' ? children(fillProps) : children;

/** The order of a fill's content, as set by its wrapper. */
function orderOf(fill: FillEntry, fillProps: FillProps): number {
  try {
    const [first] = Children.toArray(contentOf(fill, fillProps));
    return readOrder(first);
  } catch {
    // The error occurs again, contained, when the fill is rendered.
    return readOrder(undefined);
  }
}
