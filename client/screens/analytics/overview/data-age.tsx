import { createContext, useContext, useEffect, useId, useState, type ReactNode } from 'react';

/** Age of the displayed data. */
interface DataAge {
  /** Milliseconds since 1970; `undefined` until loaded. */
  readonly receivedAt: number | undefined;
  /** Whether it is being refreshed. */
  readonly isRefreshing: boolean;
}

type Tell = (id: string, answer: DataAge | undefined) => void;
type Answers = Readonly<Record<string, DataAge>>;

const TellContext = createContext<Tell>(() => {});
const AnswersContext = createContext<Answers>({});

/** Collects when the data of the screen's sections was received. */
export function ShownAnswers({ children }: { children: ReactNode }) {
  const [answers, setAnswers] = useState<Answers>({});
  const [tell] = useState(
    (): Tell => (id, answer) =>
      setAnswers(({ [id]: _before, ...others }) => (answer ? { ...others, [id]: answer } : others)),
  );
  return (
    <TellContext.Provider value={tell}>
      <AnswersContext.Provider value={answers}>{children}</AnswersContext.Provider>
    </TellContext.Provider>
  );
}

/** Registers a response with the screen for as long as it is shown. */
export function useTrackDataAge(receivedAt: number | undefined, isResolving: boolean): void {
  const tell = useContext(TellContext);
  const id = useId();
  const isRefreshing = isResolving && receivedAt !== undefined;
  useEffect(() => {
    tell(id, { receivedAt, isRefreshing });
    return () => tell(id, undefined);
  }, [tell, id, receivedAt, isRefreshing]);
}

/** Returns the age of the oldest displayed response. */
export function useOldestData(): DataAge {
  const answers = Object.values(useContext(AnswersContext));
  const times = answers.flatMap(({ receivedAt }) => receivedAt ?? []);
  return {
    receivedAt: times.length > 0 ? Math.min(...times) : undefined,
    isRefreshing: answers.some(({ isRefreshing }) => isRefreshing),
  };
}
