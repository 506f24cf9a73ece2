import { getHost, loadLazyAssets } from '@admin/host';

/** The part of the host's media library that is used here. */
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

/** Whether files can be chosen in a dialog of the host. */
export const hasMediaLibrary = (): boolean =>
  getMediaFrame() !== undefined || getHost().mediaLibraryUrl !== undefined;

/** What the library holds of a file; the host says what else. */
export type MediaFile = Readonly<Record<string, unknown>> & { readonly id: number };

export interface MediaLibraryOptions {
  readonly title: string;
  /** Such as `image`, which is what is shown when left out, or `application/pdf`; everything when empty. */
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
 * Lets the owner choose files in the host's own dialog; nothing is told where none is chosen. Done when the dialog is open;
 * rejects where it cannot be had.
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
