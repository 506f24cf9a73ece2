/**
 * Formats that browsers show and the host's media library accepts as a logo. SVG is excluded: it may contain scripts.
 */
export const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** 8 MiB, which hosts with WordPress's usual limits accept. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Checks a file before the upload: returns why it cannot be a logo, if so. */
export function checkImage({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'type' | 'size' | 'empty' | undefined {
  if (!IMAGE_TYPES.includes(type)) return 'type';
  if (size > MAX_BYTES) return 'size';
  return size === 0 ? 'empty' : undefined;
}
