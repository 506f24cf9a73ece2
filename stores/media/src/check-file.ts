/**
 * Formats that browsers show and the host's media library accepts as images. SVG is excluded: it may contain scripts.
 */
export const IMAGE_TYPES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
];

/** 10 MiB: more than product images need, and a common upload limit of hosts. */
const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

export interface FileRules {
  /** Accepted types; all if omitted. */
  readonly types?: readonly string[];
  readonly maxBytes?: number;
}

export const IMAGE_RULES: FileRules = { types: IMAGE_TYPES, maxBytes: MAX_IMAGE_BYTES };

/** Checks a file before the upload: returns why it cannot be accepted, if so. */
export function checkFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  { types, maxBytes = Infinity }: FileRules,
): 'type' | 'size' | 'empty' | undefined {
  if (types && !types.includes(type)) return 'type';
  if (size > maxBytes) return 'size';
  return size === 0 ? 'empty' : undefined;
}
