/** A JPEG that ends where its pixels would begin (ITU T.81, B.2.2). */
export function jpegHeader(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    frame,
    Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
  ])
}

/** A lossless WebP whose stream states its size and little else (RFC 9649, 3.4). */
export function webpHeader(width: number, height: number): Buffer {
  const bits = ((width - 1) | ((height - 1) << 14)) >>> 0
  const stream = Buffer.alloc(26)
  stream[0] = 0x2f
  stream.writeUInt32LE(bits, 1)
  const start = Buffer.alloc(20)
  start.write('RIFF', 0, 'latin1')
  start.writeUInt32LE(stream.length + 12, 4)
  start.write('WEBPVP8L', 8, 'latin1')
  start.writeUInt32LE(stream.length, 16)
  return Buffer.concat([start, stream])
}

/**
 * A gray TIFF with one strip whose bytes are missing (TIFF 6.0, section 8); `next` is the offset of the next directory.
 */
export function tiffHeader(width: number, height: number, next = 0): Buffer {
  const tags = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 200],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, width * height > 2 ** 32 ? 2 ** 32 - 1 : width * height],
  ] as const
  const bytes = Buffer.alloc(400)
  bytes.write('II*\0', 0, 'latin1')
  bytes.writeUInt32LE(8, 4)
  bytes.writeUInt16LE(tags.length, 8)
  for (const [index, [tag, type, value]] of tags.entries()) {
    const at = 10 + index * 12
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(type, at + 2)
    bytes.writeUInt32LE(1, at + 4)
    bytes.writeUInt32LE(value, at + 8)
  }
  bytes.writeUInt32LE(next, 10 + tags.length * 12)
  return bytes
}

/** A JPEG with an EXIF segment of zeros after its first marker. */
export function zeroPadded(jpeg: Buffer): Buffer {
  const segment = Buffer.concat([
    Buffer.from([0xff, 0xe1, 0x10, 0]),
    Buffer.from('Exif\0\0', 'latin1'),
    Buffer.alloc(0x1000 - 8),
  ])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}
