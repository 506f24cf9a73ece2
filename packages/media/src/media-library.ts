import { getHost, loadLazyAssets } from '@admin/host';

/** The part of `wp.media` that is used here. */
interface MediaFrame {
  on(event: 'select', listener: () => void): void;
  state(): { get(name: 'selection'): MediaSelection };
  open(): void;
}

interface MediaSelection {
  first(): { toJSON(): unknown } | undefined;
  toJSON(): unknown;
}

type OpenFrame = (options: object) => MediaFrame;

function getMediaFrame(): OpenFrame | undefined {
  const { wp } = window as { wp?: { media?: unknown } };
  return typeof wp?.media === 'function' ? (wp.media as OpenFrame) : undefined;
}

/** Whether the host has a media library. */
export const hasMediaLibrary = (): boolean =>
  getMediaFrame() !== undefined || getHost().mediaLibraryUrl !== undefined;

/** A file in the media library, with further members of the host. */
export type MediaFile = Readonly<Record<string, unknown>> & { readonly id: number };

export interface MediaLibraryOptions {
  readonly title: string;
  /** A MIME type, such as `image` (default) or `application/pdf`; all types if empty. */
  readonly types?: readonly string[];
  readonly isMultiple?: boolean;
}

async function loadMediaLibrary(): Promise<void> {
  const url = getHost().mediaLibraryUrl;
  if (url === undefined) throw new Error('This host has no media library.');
  await loadLazyAssets(url);
  if (!getMediaFrame()) throw new Error('The media library did not start.');
}

/**
 * Opens the host's media library. Calls back only if files were selected.
 * @throws if the library fails to load
 */
export async function openMediaLibrary(
  choice: MediaLibraryOptions,
  onChosen: (files: readonly MediaFile[]) => void,
): Promise<void> {
  if (!getMediaFrame()) await loadMediaLibrary();
  const { title, types = ['image'], isMultiple = false } = choice;
  const frame = getMediaFrame()?.({ title, library: { type: types }, multiple: isMultiple });
  frame?.on('select', () => {
    const selection = frame.state().get('selection');
    const chosen = isMultiple ? selection.toJSON() : [selection.first()?.toJSON()];
    const files = (Array.isArray(chosen) ? chosen : []).filter(isFile);
    if (files.length > 0) onChosen(files);
  });
  frame?.open();
}

const isFile = (chosen: unknown): chosen is MediaFile =>
  typeof chosen === 'object' && chosen !== null && 'id' in chosen && Number.isInteger(chosen.id);
