/** Formatting of generated files that are checked in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from './project.mjs';

/**
 * Formats text with oxfmt.
 *
 * @param {string} file path, whose extension tells the language
 * @param {string} text content of the file
 * @returns {Promise<string>} the formatted content
 * @throws {Error} on a syntax error
 */
export async function formatText(file, text) {
  const options = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
