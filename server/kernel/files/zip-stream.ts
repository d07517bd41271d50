import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'

export type ZipEntry = { name: string; changedAt: Date; open(): Promise<Readable> }

/** A larger archive needs the format's 64-bit extension: total size, with space left for its directory. */
export const largestZip = 0xf0_00_00_00

const maxBytes = 0xff_ff_ff_ff

/** Bits 3 and 11: sizes come after the data, and names are UTF-8. */
const flags = 0x0808

/**
 * A zip archive of stored (uncompressed) entries, produced as it is read: PNGs and PDFs don't get any smaller, and
 * nothing is held in memory. Source: PKWARE, .ZIP File Format Specification, version 6.3.10, sections 4.3 and 4.4.
 *
 * @throws RangeError while reading if the archive would exceed 4 GB.
 */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  return Readable.from(write(entries), { objectMode: false })
}

async function* write(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8')
    const start = offset
    const header = localHeader(name, entry.changedAt)
    yield header
    let checksum = 0
    let size = 0
    for await (const chunk of await entry.open()) {
      checksum = crc32(chunk, checksum)
      size += chunk.length
      yield chunk
    }
    const descriptor = dataDescriptor(checksum, size)
    yield descriptor
    offset += header.length + size + descriptor.length
    if (offset > maxBytes) throw new RangeError('The files are too large for one archive')
    directory.push(directoryEntry(name, entry.changedAt, { checksum, size, start }))
  }
  const listing = Buffer.concat(directory)
  yield listing
  yield endOfDirectory(entries.length, listing.length, offset)
}

function localHeader(name: Buffer, changedAt: Date): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt32LE(dosMoment(changedAt), 10)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function dataDescriptor(checksum: number, size: number): Buffer {
  const descriptor = Buffer.alloc(16)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(checksum, 4)
  descriptor.writeUInt32LE(size, 8)
  descriptor.writeUInt32LE(size, 12)
  return descriptor
}

type Written = { checksum: number; size: number; start: number }

function directoryEntry(name: Buffer, changedAt: Date, { checksum, size, start }: Written): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(20, 6)
  header.writeUInt16LE(flags, 8)
  header.writeUInt32LE(dosMoment(changedAt), 12)
  header.writeUInt32LE(checksum, 16)
  header.writeUInt32LE(size, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(start, 42)
  return Buffer.concat([header, name])
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** MS-DOS time in the low half, date in the high half; two-second resolution, from 1980 on. */
function dosMoment(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const year = Math.max(0, at.getUTCFullYear() - 1_980)
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return ((date << 16) | time) >>> 0
}
