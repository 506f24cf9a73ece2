/** A file type that can be uploaded, with its signature. */
interface FileType {
  extensions: readonly string[];
  mime: string;
  /** Signature bytes in hexadecimal at an offset. Without a signature, any text content is accepted. */
  begins?: { at: number; hex: readonly string[] };
}

const FILE_TYPES: readonly FileType[] = [
  { extensions: ['png'], mime: 'image/png', begins: { at: 0, hex: ['89504e470d0a1a0a'] } },
  { extensions: ['jpg', 'jpeg', 'jpe'], mime: 'image/jpeg', begins: { at: 0, hex: ['ffd8ff'] } },
  { extensions: ['gif'], mime: 'image/gif', begins: { at: 0, hex: ['474946383761', '474946383961'] } },
  { extensions: ['webp'], mime: 'image/webp', begins: { at: 8, hex: ['57454250'] } },
  { extensions: ['pdf'], mime: 'application/pdf', begins: { at: 0, hex: ['255044462d'] } },
  { extensions: ['zip'], mime: 'application/zip', begins: { at: 0, hex: ['504b0304', '504b0506'] } },
  { extensions: ['mp3'], mime: 'audio/mpeg', begins: { at: 0, hex: ['494433', 'fffb', 'fff3', 'fff2'] } },
  { extensions: ['mp4', 'm4v'], mime: 'video/mp4', begins: { at: 4, hex: ['66747970'] } },
  { extensions: ['txt'], mime: 'text/plain' },
  { extensions: ['csv'], mime: 'text/csv' },
];

/** The MIME type of a file if its name and content match; `undefined` for files that are not accepted. */
export function recognizeFile(name: string, content: Buffer): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = FILE_TYPES.find(({ extensions }) => extensions.includes(extension));
  if (!type) return undefined;
  const { begins, mime } = type;
  if (!begins) return content.includes(0) ? undefined : mime;
  const start = content.subarray(begins.at, begins.at + 8).toString('hex');
  return begins.hex.some((hex) => start.startsWith(hex)) ? mime : undefined;
}
