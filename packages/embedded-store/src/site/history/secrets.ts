import { isMap } from '../../rest';

/** Replaces a value that must not be stored, or that the user can't read. */
export const HIDDEN = '•••••';

/** Names of secrets, but not of pages such as `lost_password_endpoint`. */
const SECRET =
  /^(?!.*_endpoint$).*(secret|password|passphrase|token|credential|private|api_?key|_key$|(^|\.)key$)/is;

/** Members that name the value in lists of pairs: `{ key: 'api_secret', value: … }`. */
const NAMING = ['key', 'name', 'id', 'option'];

/** Members that show that `key` is an identifier and not a secret, as in `{ key: 'charts', title: 'Charts' }`. */
const BESIDE_IDENTIFIERS = ['value', 'title', 'label'];

/** Values nested deeper than this are hidden completely. */
const MAX_DEPTH = 32;

const isSecretName = (name: string): boolean => SECRET.test(name);

/** Whether a field is secret: by its type, or else by its name or id. */
export function isSecretField(name: string, { type, id }: Readonly<Record<string, unknown>> = {}): boolean {
  if (type === 'password' || type === 'checkbox') return type === 'password';
  return isSecretName(name) || (typeof id === 'string' && isSecretName(id));
}

/** Replaces secrets at every depth, including in JSON strings. The plugin does the same. */
export function hideSecrets(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return HIDDEN;
  if (Array.isArray(value)) return value.map((item) => hideSecrets(item, depth + 1));
  if (isMap(value)) {
    const members = Object.entries(value).map(([name, inner]) => [
      name,
      isSecretMember(value, name) ? hide(inner) : hideSecrets(inner, depth + 1),
    ]);
    return Object.fromEntries(members);
  }
  return typeof value === 'string' ? hideInText(value, depth) : value;
}

function isSecretMember(map: Readonly<Record<string, unknown>>, name: string): boolean {
  if (name === 'key') return !BESIDE_IDENTIFIERS.some((member) => Object.hasOwn(map, member));
  if (name !== 'value') return isSecretName(name);
  const isNamedSecret = NAMING.some((member) => typeof map[member] === 'string' && isSecretName(map[member]));
  return isNamedSecret || map['type'] === 'password';
}

/** Whether something is enabled or set at all is not secret. */
const hide = (value: unknown): unknown =>
  value === null || value === '' || value === 'yes' || value === 'no' || typeof value === 'boolean'
    ? value
    : HIDDEN;

function hideInText(text: string, depth: number): string {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    const parsed: unknown = JSON.parse(text);
    const hidden = JSON.stringify(hideSecrets(parsed, depth + 1));
    return hidden === JSON.stringify(parsed) ? text : hidden;
  } catch {
    // Not JSON, or nested too deeply to be parsed.
    return text;
  }
}
