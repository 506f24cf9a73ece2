import { OTHER_MARKS } from './schema';
import { isBlank, LEADING_SPACE, tokenize, TRAILING_SPACE, VOID, type Token } from './tokenize';

/** A block of HTML with the gap before it. All gaps and sources in order, plus the tail, are the text. */
export interface Segment {
  /** White space and comments. */
  readonly gap: string;
  readonly source: string;
  /** `inline`: text without a block element. `opaque`: HTML that is not parsed. */
  readonly kind: 'element' | 'inline' | 'opaque';
  readonly tokens: readonly Token[];
}

export interface Split {
  readonly segments: readonly Segment[];
  readonly tail: string;
}

/** Inline elements. All others are blocks. */
const INLINE: ReadonlySet<string> = new Set([
  ...OTHER_MARKS,
  ...'b strong i em br img wbr input button label select svg picture'.split(' '),
]);

// Does not start within white space, which would be slow for long runs.
const BLANK_LINE = /(?<![ \t\f])[ \t\f]*(?:\r\n|\n|\r(?!\n))[ \t\f]*(?:\r\n?|\n)[ \t\r\n\f]*/;

/**
 * Splits HTML into its top-level blocks, like WordPress does when it turns text with blank lines into paragraphs.
 * `undefined` if start and end tags do not match.
 */
export function splitBlocks(html: string): Split | undefined {
  const tokens = tokenize(html);
  return tokens && splitTokens(tokens);
}

export function splitTokens(tokens: readonly Token[]): Split | undefined {
  const segments: Segment[] = [];
  let gap = '';
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token || token.kind === 'end') return undefined;
    const group = getGroupName(token);
    if (group !== undefined || isBlock(token)) {
      const end = group === undefined ? findElementEnd(tokens, at) : findGroupEnd(tokens, at, group);
      if (end === undefined) return undefined;
      const taken = tokens.slice(at, end);
      segments.push({ gap, source: joinSource(taken), kind: getSegmentKind(taken), tokens: taken });
      gap = '';
      at = end;
    } else if (token.kind === 'comment' || (token.kind === 'text' && isBlank(token.source))) {
      gap += token.source;
      at += 1;
    } else {
      const end = findRunEnd(tokens, at);
      const runs = splitRun(tokens.slice(at, end), gap);
      segments.push(...runs.segments);
      gap = runs.tail;
      at = end;
    }
  }
  return { segments, tail: gap };
}

const getSegmentKind = ([first, ...rest]: readonly Token[]): Segment['kind'] =>
  first?.kind === 'start' && rest.length > 0 ? 'element' : 'opaque';

const isBlock = (token: Token): boolean =>
  token.kind === 'raw' || (token.kind === 'start' && !INLINE.has(token.tag));

/** Block editors write blocks between comments with the same name. */
const getGroupName = ({ kind, source }: Token): string | undefined =>
  kind === 'comment' ? /^<!--\s+wp:([\w/-]+)[^]*(?<!\/)-->$/.exec(source)?.[1] : undefined;

function findGroupEnd(tokens: readonly Token[], at: number, name: string): number | undefined {
  const end = new RegExp(`^<!--\\s+/wp:${name}\\s+-->$`);
  return findPairEnd(tokens, at, (token) =>
    getGroupName(token) === name ? 1 : token.kind === 'comment' && end.test(token.source) ? -1 : 0,
  );
}

/** Only tags with the same name count: errors inside the element stay inside it. */
function findElementEnd(tokens: readonly Token[], at: number): number | undefined {
  const first = tokens[at];
  if (first?.kind !== 'start' || VOID.has(first.tag)) return at + 1;
  return findPairEnd(tokens, at, (token) =>
    'tag' in token && token.tag === first.tag
      ? token.kind === 'start'
        ? 1
        : token.kind === 'end'
          ? -1
          : 0
      : 0,
  );
}

function findPairEnd(
  tokens: readonly Token[],
  at: number,
  step: (token: Token) => number,
): number | undefined {
  let depth = 0;
  for (let index = at; index < tokens.length; index++) {
    const token = tokens[index];
    if (token) depth += step(token);
    if (depth === 0) return index + 1;
  }
  return undefined;
}

/** The end of inline content: before the next block that is not inside one of its elements. */
function findRunEnd(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (let index = at; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) break;
    if (depth === 0 && (isBlock(token) || getGroupName(token) !== undefined)) return index;
    if (token.kind === 'start' && !VOID.has(token.tag)) depth += 1;
    if (token.kind === 'end') depth -= 1;
    // The end tag of a parent element; the caller rejects it as well.
    if (depth < 0) return index;
  }
  return tokens.length;
}

/** Splits paragraphs at blank lines, except within an element. */
function splitRun(tokens: readonly Token[], firstGap: string): Split {
  const segments: Segment[] = [];
  let gap = firstGap;
  let run: Token[] = [];
  let depth = 0;
  const finish = () => {
    const source = joinSource(run);
    if (source !== '') {
      const isKnown = run.every(({ kind }) => kind !== 'comment');
      segments.push({ gap, source, kind: isKnown ? 'inline' : 'opaque', tokens: run });
      gap = '';
    }
    run = [];
  };
  const addText = (source: string) => {
    if (source !== '') run.push({ kind: 'text', source });
  };
  for (const token of tokens) {
    if (token.kind === 'start' && !VOID.has(token.tag)) depth += 1;
    if (token.kind === 'end') depth -= 1;
    if (token.kind !== 'text' || depth > 0) {
      run.push(token);
      continue;
    }
    let rest = token.source;
    if (run.length === 0) [gap, rest] = moveLeadingSpace(gap, rest);
    for (let match = BLANK_LINE.exec(rest); match; match = BLANK_LINE.exec(rest)) {
      addText(rest.slice(0, match.index));
      finish();
      gap += match[0];
      rest = rest.slice(match.index + match[0].length);
    }
    addText(rest);
  }
  const trailing = removeTrailingSpace(run);
  finish();
  return { segments, tail: gap + trailing };
}

function moveLeadingSpace(gap: string, text: string): [string, string] {
  const rest = text.replace(LEADING_SPACE, '');
  return [gap + text.slice(0, text.length - rest.length), rest];
}

function removeTrailingSpace(run: Token[]): string {
  const last = run.at(-1);
  if (last?.kind !== 'text') return '';
  const kept = last.source.replace(TRAILING_SPACE, '');
  if (kept === '') run.pop();
  else run[run.length - 1] = { kind: 'text', source: kept };
  return last.source.slice(kept.length);
}

export const joinSource = (tokens: readonly Token[]): string => tokens.map(({ source }) => source).join('');
