export interface Dimensions {
  width: number;
  height: number;
}

/** Number of bytes needed to read an image's size; a shorter file is damaged. */
const HEADER = 30;

/** An image's size, read from its first bytes; `undefined` when it is missing or damaged. */
export function readDimensions(mime: string, content: Buffer): Dimensions | undefined {
  return content.length < HEADER ? undefined : READERS[mime]?.(content);
}

const READERS: Readonly<Record<string, (content: Buffer) => Dimensions | undefined>> = {
  'image/png': (content) => ({ width: content.readUInt32BE(16), height: content.readUInt32BE(20) }),
  'image/gif': (content) => ({ width: content.readUInt16LE(6), height: content.readUInt16LE(8) }),
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
  'image/svg+xml': readSvg,
};

/** A JPEG is a sequence of segments; the start-of-frame segment contains the size. */
function readJpeg(content: Buffer): Dimensions | undefined {
  let at = 2;
  while (at + 9 <= content.length) {
    const marker = content.readUInt16BE(at);
    const isStart = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isStart) return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
    at += 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}

function readWebp(content: Buffer): Dimensions | undefined {
  const kind = content.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') {
    return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff };
  }
  const bits = content.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function readSvg(content: Buffer): Dimensions | undefined {
  const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(content.toString('utf8')) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
