/** What browsers show and the host's media library takes as a picture. SVG is left out: it may carry scripts. */
export const IMAGE_TYPES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
];

/** 10 MiB: more than pictures of a shop need, and as much as hosts usually take. */
const MOST_IMAGE_BYTES = 10 * 1024 * 1024;

export interface FileRules {
  /** Types that are taken; all when left out. */
  readonly types?: readonly string[];
  readonly mostBytes?: number;
}

export const IMAGE_RULES: FileRules = { types: IMAGE_TYPES, mostBytes: MOST_IMAGE_BYTES };

/** Why a file cannot be taken, if so, before it is sent for nothing. */
export function checkFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  { types, mostBytes = Infinity }: FileRules,
): 'type' | 'size' | 'empty' | undefined {
  if (types && !types.includes(type)) return 'type';
  if (size > mostBytes) return 'size';
  return size === 0 ? 'empty' : undefined;
}
