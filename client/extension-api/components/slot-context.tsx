import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

type FillProps = Readonly<Record<string, unknown>>;

/** Data that fills of a slot share: their ids, and whether they want to be visible. */
export interface SlotContextValue {
  readonly fills: Readonly<Record<string, { readonly visible: boolean; readonly props: FillProps }>>;
  registerFill(id: string, props?: FillProps): void;
  getFillHelpers(): {
    hideFill(id: string): void;
    showFill(id: string): void;
    getFills(): SlotContextValue['fills'];
  };
}

const SlotContext = createContext<SlotContextValue | undefined>(undefined);

/** Shares data among the fills below. */
export function SlotContextProvider({ children }: { children?: ReactNode }) {
  const [fills, setFills] = useState<SlotContextValue['fills']>({});
  const change = useCallback(
    (id: string, visible: boolean, props?: FillProps) =>
      setFills((current) => ({ ...current, [id]: { visible, props: props ?? current[id]?.props ?? {} } })),
    [],
  );
  const value = useMemo(
    () => ({
      fills,
      registerFill: (id: string, props?: FillProps) => change(id, true, props),
      getFillHelpers: () => ({
        hideFill: (id: string) => change(id, false),
        showFill: (id: string) => change(id, true),
        getFills: () => fills,
      }),
    }),
    [fills, change],
  );
  return <SlotContext.Provider value={value}>{children}</SlotContext.Provider>;
}

/**
 * Returns the data that fills share through the provider above.
 * @throws {Error} without a provider
 */
export function useSlotContext(): SlotContextValue {
  const value = useContext(SlotContext);
  if (!value) throw new Error('useSlotContext needs a SlotContextProvider above it.');
  return value;
}
