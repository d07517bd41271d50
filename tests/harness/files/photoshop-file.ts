/**
 * A hand-made Photoshop file (Adobe Photoshop File Formats Specification): its flattened image, one plane per channel.
 */
export function photoshopFile({
  width,
  height,
  planes,
  mode = 3,
  depth = 8,
  isSeeThrough = false,
  isPacked = false,
}: {
  width: number
  height: number
  planes: readonly (readonly number[])[]
  mode?: number
  depth?: 8 | 16
  isSeeThrough?: boolean
  isPacked?: boolean
}): Buffer {
  const header = Buffer.alloc(26)
  header.write('8BPS\0\x01', 'latin1')
  header.writeUInt16BE(planes.length, 12)
  header.writeUInt32BE(height, 14)
  header.writeUInt32BE(width, 18)
  header.writeUInt16BE(depth, 22)
  header.writeUInt16BE(mode, 24)
  const layers = Buffer.alloc(12)
  layers.writeUInt32BE(8)
  layers.writeUInt32BE(4, 4)
  layers.writeInt16BE(isSeeThrough ? -1 : 1, 8)
  const rows = planes.flatMap((plane) =>
    Array.from({ length: height }, (_, y) => rowOf(plane.slice(y * width, (y + 1) * width), depth)),
  )
  const packed = rows.map((row) => (isPacked ? Buffer.from([row.length - 1, ...row]) : row))
  const sizes = isPacked ? packed.flatMap(({ length }) => [0, length]) : []
  return Buffer.concat([
    header,
    Buffer.alloc(8),
    layers,
    Buffer.from([0, isPacked ? 1 : 0, ...sizes]),
    ...packed,
  ])
}

const rowOf = (levels: readonly number[], depth: 8 | 16): Buffer =>
  Buffer.from(levels.flatMap((level) => (depth === 8 ? [level] : [level, level])))
