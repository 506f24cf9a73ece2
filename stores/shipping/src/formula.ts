import { parseDecimal, type NumberInputFormat } from '@admin/format';

const NUMBER = String.raw`\d+(?:[.,]\d*)?|[.,]\d+`;
/** Attributes of a fee always use a decimal point, and may be empty. */
const AMOUNT = String.raw`\d*\.?\d*`;
const FEE_ATTRIBUTE = String.raw`\s+(?:percent|min_fee|max_fee)\s*=\s*(?:"${AMOUNT}"|'${AMOUNT}'|\d+(?:\.\d+)?(?=[\s\]]))`;
const SHORTCODE = new RegExp(String.raw`\[(?:qty|cost|fee(?:${FEE_ATTRIBUTE})+\s*)\]`, 'g');
const OPERAND = new RegExp(`${SHORTCODE.source}|${NUMBER}`, 'g');
const IN_PARENTHESES = /\(-?n(?:[-+*/^]-?n)*\)/g;
const SUM = /^-?n(?:[-+*/^]-?n)*$/;

/**
 * Whether the host can calculate a flat rate's cost from a text: numbers, `[qty]`, `[cost]` and `[fee percent="10"
 * min_fee="2" max_fee="9"]`, with `+ - * / ^` and parentheses. The host substitutes the quantity as text, so `2[qty]`
 * would be 23 for three items, and it reads every comma as a decimal separator: neither is accepted here.
 */
export function isFormula(text: string, separators: NumberInputFormat): boolean {
  if (/[^-+*/^()\s]/.test(text.replaceAll(OPERAND, ''))) return false;
  const numbers = text.replaceAll(SHORTCODE, '').match(new RegExp(NUMBER, 'g')) ?? [];
  if (!numbers.every((number) => parseDecimal(number, separators).length === 1)) return false;
  let sum = text
    .replaceAll(OPERAND, 'n')
    .replaceAll(/\s*([-+*/^()])\s*/g, '$1')
    .trim();
  for (let last = ''; sum !== last;) {
    last = sum;
    sum = sum.replaceAll(IN_PARENTHESES, 'n');
  }
  return SUM.test(sum);
}
