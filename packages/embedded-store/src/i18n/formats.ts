const PLACEHOLDER = /(%(?:\d+\$)?[sd])/;

/** The parts of a translated format; a placeholder (`%s`, `%d`, `%1$s`) is the index of its value. */
export function parseFormat(format: string): (string | number)[] {
  let used = 0;
  return format.split(PLACEHOLDER).map((part) => {
    const [, place] = /^%(?:(\d+)\$)?[sd]$/.exec(part) ?? [];
    if (!PLACEHOLDER.test(part)) return part;
    used += 1;
    return (place === undefined ? used : Number(place)) - 1;
  });
}

/** Like `sprintf`, for formats that are not literals where they are used: `fillIn('%s orders', 3)`. */
export const fillIn = (format: string, ...values: readonly (string | number)[]): string =>
  parseFormat(format)
    .map((part) => (typeof part === 'number' ? String(values[part] ?? '') : part))
    .join('');
