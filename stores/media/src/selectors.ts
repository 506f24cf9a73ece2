import { weakMapMemoize } from '@reduxjs/toolkit';
import type { MediaState } from './slice';
import type { MediaItem, Upload } from './types';

export const mediaSelectors = (state: MediaState) => ({
  /** A group's pending and failed uploads, in order. */
  getUploads: (group: string): readonly Upload[] => ofGroup(state.uploads, group),

  /** How many files are waiting or being uploaded, in all groups whose name starts with one of the prefixes. */
  countUnderWay: (prefixes: readonly string[]): number =>
    state.uploads.filter(
      ({ group, status }) => status !== 'failed' && prefixes.some((prefix) => group.startsWith(prefix)),
    ).length,

  /** A file of the library by its id; `undefined` until known. */
  getItem: (id: number): MediaItem | undefined => state.items[id],
});

const ofGroup = weakMapMemoize((uploads: readonly Upload[], group: string): readonly Upload[] =>
  uploads.filter((upload) => upload.group === group),
);
