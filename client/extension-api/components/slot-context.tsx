import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

type FillProps = Readonly<Record<string, unknown>>;

/** What fills of a slot tell each other: by an id of theirs, with whether they want to be seen. */
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

/** Lets the fills below know of each other. */
export function SlotContextProvider({ children }: { children?: ReactNode }) {
  const [fills, setFills] = useState<SlotContextValue['fills']>({});
  const change = useCallback(
    (id: string, visible: boolean, props?: FillProps) =>
      setFills((known) => ({ ...known, [id]: { visible, props: props ?? known[id]?.props ?? {} } })),
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
 * What the provider above knows of its fills.
 * @throws {Error} where there is none
 */
export function useSlotContext(): SlotContextValue {
  const value = useContext(SlotContext);
  if (!value) throw new Error('useSlotContext needs a SlotContextProvider above it.');
  return value;
}
