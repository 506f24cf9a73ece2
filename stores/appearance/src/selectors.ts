import type { AppearanceState } from './slice';
import type { Picture } from './types';

export const appearanceSelectors = (state: AppearanceState) => ({
  /** A picture by its id in the media library; `undefined` until known. */
  getPicture: (id: number): Picture | undefined => state.pictures[id],
});
