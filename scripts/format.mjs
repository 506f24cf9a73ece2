/**
 * Text as the project's formatter writes it, for scripts that write files which are checked in.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from './project.mjs';

/**
 * Formats what is going to stand in a file.
 *
 * @param {string} file Where it will stand; the name's ending tells its language.
 * @param {string} text What is to be formatted.
 * @returns {Promise<string>}
 * @throws {Error} Where the text is not of that language.
 */
export async function formatted(file, text) {
  const options = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
