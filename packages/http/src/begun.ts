import { canonical } from './address';
import { toAnswer, type PreloadedAnswer } from './carried';
import { isRecord } from './decode';

/** Reads that the page has begun before anybody asked for them: one request whose lines are their answers. */
export interface BegunReads {
  /** What was asked, in the order in which it is answered. */
  readonly paths: readonly string[];
  readonly response: Promise<Response>;
}

/** Hands answers over as they arrive. What does not come, or was refused, is `undefined`, and has to be asked for anew. */
export function followBegun({
  paths,
  response,
}: BegunReads): Map<string, Promise<PreloadedAnswer | undefined>> {
  const waiting = new Map<string, (answer: PreloadedAnswer | undefined) => void>();
  const answers = new Map(
    paths.map((path) => {
      const key = canonical(path);
      return [key, new Promise<PreloadedAnswer | undefined>((resolve) => waiting.set(key, resolve))];
    }),
  );
  const take = (line: string) => {
    const entry = parse(line);
    const path = entry?.['path'];
    if (typeof path === 'string') waiting.get(canonical(path))?.(toAnswer(entry));
  };
  // Whatever goes wrong, those who wait ask by themselves.
  void response
    .then((answer) => (answer.ok ? readLines(answer, take) : undefined))
    .catch(() => {})
    .finally(() => {
      for (const giveUp of waiting.values()) giveUp(undefined);
    });
  return answers;
}

async function readLines(answer: Response, take: (line: string) => void): Promise<void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  }
  take(rest);
}

function parse(line: string): Record<string, unknown> | undefined {
  if (line.trim() === '') return undefined;
  try {
    const entry: unknown = JSON.parse(line);
    return isRecord(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}
