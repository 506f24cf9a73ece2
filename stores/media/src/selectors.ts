import { weakMapMemoize } from '@reduxjs/toolkit';
import type { MediaState } from './slice';
import type { MediaItem, Upload } from './types';

export const mediaSelectors = (state: MediaState) => ({
  /** What a group has in progress or could not send, in its order. */
  getUploads: (group: string): readonly Upload[] => ofGroup(state.uploads, group),

  /** How many files are waiting or being sent, of all groups whose name begins so. */
  countUnderWay: (prefixes: readonly string[]): number =>
    state.uploads.filter(
      ({ group, status }) => status !== 'failed' && prefixes.some((prefix) => group.startsWith(prefix)),
    ).length,

  /** A file of the library by its number; `undefined` until known. */
  getItem: (id: number): MediaItem | undefined => state.items[id],
});

const ofGroup = weakMapMemoize((uploads: readonly Upload[], group: string): readonly Upload[] =>
  uploads.filter((upload) => upload.group === group),
);
