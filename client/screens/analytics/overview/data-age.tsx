import { createContext, useContext, useEffect, useId, useState, type ReactNode } from 'react';

/** What is known of an answer that is on the screen. */
interface DataAge {
  /** Milliseconds since 1970; `undefined` until it is there. */
  readonly receivedAt: number | undefined;
  /** It is being read again. */
  readonly isRefreshing: boolean;
}

type Tell = (id: string, answer: DataAge | undefined) => void;
type Answers = Readonly<Record<string, DataAge>>;

const TellContext = createContext<Tell>(() => {});
const AnswersContext = createContext<Answers>({});

/** Collects from the parts of a screen when their metrics came. */
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

/** Tells the screen of an answer for as long as it is shown. */
export function useTrackDataAge(receivedAt: number | undefined, isResolving: boolean): void {
  const tell = useContext(TellContext);
  const id = useId();
  const isRefreshing = isResolving && receivedAt !== undefined;
  useEffect(() => {
    tell(id, { receivedAt, isRefreshing });
    return () => tell(id, undefined);
  }, [tell, id, receivedAt, isRefreshing]);
}

/** The screen is as old as the oldest of its answers. */
export function useOldestData(): DataAge {
  const answers = Object.values(useContext(AnswersContext));
  const times = answers.flatMap(({ receivedAt }) => receivedAt ?? []);
  return {
    receivedAt: times.length > 0 ? Math.min(...times) : undefined,
    isRefreshing: answers.some(({ isRefreshing }) => isRefreshing),
  };
}
