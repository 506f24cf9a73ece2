/** The part of the host's media library that is used here; it is there on hosts that print its scripts. */
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

function findLibrary(): OpenFrame | undefined {
  const { wp } = window as { wp?: { media?: unknown } };
  return typeof wp?.media === 'function' ? (wp.media as OpenFrame) : undefined;
}

export const hasMediaLibrary = (): boolean => findLibrary() !== undefined;

/** What the library holds of a file; the host says what else. */
export type MediaFile = Readonly<Record<string, unknown>> & { readonly id: number };

export interface LibraryChoice {
  readonly title: string;
  /** Such as `image` or `application/pdf`. */
  readonly types?: readonly string[];
  readonly isMultiple?: boolean;
}

/** Lets the owner choose files in the host's own dialog; nothing is told where none is chosen. */
export function openLibrary(choice: LibraryChoice, onChosen: (files: readonly MediaFile[]) => void): void {
  const { title, types = ['image'], isMultiple = false } = choice;
  const frame = findLibrary()?.({ title, library: { type: types }, multiple: isMultiple });
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
