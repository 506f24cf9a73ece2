const SIZES = ['24', '48', '96'];

/** The name's initial on a disc, by size. The image needs no request to another server. */
export function toAvatars(name: string): Record<string, string> {
  return Object.fromEntries(SIZES.map((size) => [size, drawAvatar(name)]));
}

function drawAvatar(name: string): string {
  const [initial = '?'] = name.toUpperCase().match(/\p{L}|\p{N}/u) ?? [];
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="48" fill="#50575e"/>' +
    '<text x="48" y="48" fill="#fff" font-family="sans-serif" font-size="44" text-anchor="middle" ' +
    `dominant-baseline="central">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
