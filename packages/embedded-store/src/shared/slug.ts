/** Turns a name into a slug: `Sea Salt Caramels` becomes `sea-salt-caramels`. */
export function toSlug(name: string, fallback = ''): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}_]+/gu);
  return words?.join('-').slice(0, 180) || fallback;
}

/** The slug itself when it is free, otherwise with the first free number appended: `mug-2`. */
export function toFreeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const candidate = `${slug}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}
