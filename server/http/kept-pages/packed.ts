import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bestEncoding, type Encoding } from './best-encoding.ts'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

type Bytes = Uint8Array<ArrayBuffer>

/** A body and its compressed forms, each created on first request. */
export type Packed = { bytes: Bytes; forms: Partial<Record<Encoding, Promise<Bytes>>> }

/** Estimates what the compressed forms add to the plain one. */
export const bytesOfPacked = ({ bytes }: Packed): number => Math.ceil(bytes.length * 1.4)

export async function unpackFor(
  packed: Packed,
  accepted: string | null,
): Promise<{ body: Bytes; encoding: Encoding | null }> {
  const encoding = bestEncoding(accepted)
  if (!encoding) return { body: packed.bytes, encoding }
  packed.forms[encoding] ??= compress[encoding](packed.bytes)
  return { body: await packed.forms[encoding], encoding }
}

/** A page lives for minutes: these quality levels save the most bytes for a little time. */
const compress: Record<Encoding, (bytes: Bytes) => Promise<Bytes>> = {
  br: (bytes) => asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (bytes) => asGzip(bytes, { level: 7 }),
}
