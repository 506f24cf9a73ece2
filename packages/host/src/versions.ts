import { getHost } from './current-host';

type Operator = '>' | '>=' | '=' | '==' | '<' | '<=' | '!=';

/** Compares the version of WordPress or WooCommerce numerically. A suffix after a hyphen is ignored. */
export const isWpVersion = (version: string, operator: Operator = '=') =>
  compareVersions(getHost().settings.wpVersion, version, operator);
export const isWcVersion = (version: string, operator: Operator = '=') =>
  compareVersions(getHost().settings.wcVersion, version, operator);

function compareVersions(ours: string, theirs: string, operator: Operator): boolean {
  const [left, right] = [toNumbers(ours), toNumbers(theirs)];
  const length = Math.max(left.length, right.length);
  const differences = Array.from({ length }, (_, index) => (left[index] ?? 0) - (right[index] ?? 0));
  const difference = differences.find((part) => part !== 0) ?? 0;
  if (operator === '>') return difference > 0;
  if (operator === '>=') return difference >= 0;
  if (operator === '<') return difference < 0;
  if (operator === '<=') return difference <= 0;
  return operator === '!=' ? difference !== 0 : difference === 0;
}

const toNumbers = (version: string): number[] =>
  (version.split('-', 1)[0] ?? '').split('.').map((part) => Number.parseInt(part, 10) || 0);
