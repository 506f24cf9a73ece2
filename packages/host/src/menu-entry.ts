/**
 * Whether the host's menu has an entry, by the id of its element. Hosts decide by far more than they print whether an
 * entry is there, so that it tells what nothing else on the page does.
 */
export const hasMenuEntry = (id: string): boolean => document.getElementById(id) !== null;

/** Takes an entry away whose page is done with, as the host will from the next page on. */
export const removeMenuEntry = (id: string): void => document.getElementById(id)?.remove();
