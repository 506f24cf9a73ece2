import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@admin/http';
import type { MediaItem, Upload } from './types';

export interface MediaState {
  /** In request order. */
  uploads: readonly Upload[];
  items: Readonly<Record<number, MediaItem>>;
}

const initialState: MediaState = { uploads: [], items: {} };

export const mediaSlice = createSlice({
  name: 'media',
  initialState,
  reducers: {
    uploadQueued(state, { payload }: PayloadAction<Pick<Upload, 'id' | 'group' | 'name'>>) {
      state.uploads.push({ ...payload, status: 'waiting', progress: 0 });
    },
    uploadStarted(state, { payload: id }: PayloadAction<string>) {
      change(state, id, { status: 'sending', progress: 0 });
    },
    uploadProgressed(state, { payload }: PayloadAction<{ id: string; progress: number }>) {
      change(state, payload.id, { progress: payload.progress });
    },
    uploadFailed(state, { payload }: PayloadAction<{ id: string; failure: Failure }>) {
      change(state, payload.id, { status: 'failed', failure: payload.failure });
    },
    /** The user retries it; it moves to the end of the queue. */
    uploadRetried(state, { payload: id }: PayloadAction<string>) {
      const upload = state.uploads.find((other) => other.id === id);
      if (upload?.status !== 'failed') return;
      const { failure: _past, ...rest } = upload;
      state.uploads = [
        ...state.uploads.filter((other) => other !== upload),
        { ...rest, status: 'waiting', progress: 0 },
      ];
    },
    /** It was uploaded or dismissed. */
    uploadEnded(state, { payload: id }: PayloadAction<string>) {
      state.uploads = state.uploads.filter((upload) => upload.id !== id);
    },
    itemsReceived(state, { payload }: PayloadAction<readonly MediaItem[]>) {
      for (const item of payload) state.items[item.id] = item;
    },
  },
});

function change(state: { uploads: Upload[] }, id: string, patch: Partial<Upload>) {
  state.uploads = state.uploads.map((upload) => (upload.id === id ? { ...upload, ...patch } : upload));
}

export const {
  itemsReceived,
  uploadEnded,
  uploadFailed,
  uploadProgressed,
  uploadQueued,
  uploadRetried,
  uploadStarted,
} = mediaSlice.actions;
