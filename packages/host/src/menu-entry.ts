/**
 * Whether the admin menu has an entry with this id. It depends on server state that is not in the page
 * globals.
 */
export const hasMenuEntry = (id: string): boolean => document.getElementById(id) !== null;

/** Removes a menu entry whose page is no longer needed, as the host does on the next page load. */
export const removeMenuEntry = (id: string): void => document.getElementById(id)?.remove();
