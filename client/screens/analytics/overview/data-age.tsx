import { createContext, useContext, useEffect, useId, useState, type ReactNode } from 'react';

/** Age of the displayed data. */
interface DataAge {
  /** Milliseconds since 1970; `undefined` until loaded. */
  readonly receivedAt: number | undefined;
  /** Whether it is being refreshed. */
  readonly isRefreshing: boolean;
}

type SetDataAge = (id: string, age: DataAge | undefined) => void;
type DataAges = Readonly<Record<string, DataAge>>;

const SetDataAgeContext = createContext<SetDataAge>(() => {});
const DataAgesContext = createContext<DataAges>({});

/** Collects when the data of the screen's sections was received. */
export function DataAgeProvider({ children }: { children: ReactNode }) {
  const [ages, setAges] = useState<DataAges>({});
  const [setDataAge] = useState(
    (): SetDataAge => (id, age) =>
      setAges(({ [id]: _before, ...others }) => (age ? { ...others, [id]: age } : others)),
  );
  return (
    <SetDataAgeContext.Provider value={setDataAge}>
      <DataAgesContext.Provider value={ages}>{children}</DataAgesContext.Provider>
    </SetDataAgeContext.Provider>
  );
}

/** Registers the age of a response with the screen for as long as it is shown. */
export function useTrackDataAge(receivedAt: number | undefined, isResolving: boolean): void {
  const setDataAge = useContext(SetDataAgeContext);
  const id = useId();
  const isRefreshing = isResolving && receivedAt !== undefined;
  useEffect(() => {
    setDataAge(id, { receivedAt, isRefreshing });
    return () => setDataAge(id, undefined);
  }, [setDataAge, id, receivedAt, isRefreshing]);
}

/** Returns the age of the oldest displayed response. */
export function useOldestData(): DataAge {
  const ages = Object.values(useContext(DataAgesContext));
  const times = ages.flatMap(({ receivedAt }) => receivedAt ?? []);
  return {
    receivedAt: times.length > 0 ? Math.min(...times) : undefined,
    isRefreshing: ages.some(({ isRefreshing }) => isRefreshing),
  };
}
