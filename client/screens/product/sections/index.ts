import type { Section } from '../form';

/** All sections of the form; order and tab are their own. Called while drawing, so that texts are in the user's language. */
export const listSections = (): readonly Section[] => [];
