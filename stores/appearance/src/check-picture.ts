/** What browsers show and the host's media library takes as a logo. SVG is left out: it may carry scripts. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** 8 MiB, which hosts with the platform's usual limits take. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Why a file cannot be a logo, if so, before it is sent for nothing. */
export function checkPicture({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'type' | 'size' | 'empty' | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'type';
  if (size > MOST_BYTES) return 'size';
  return size === 0 ? 'empty' : undefined;
}
