import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { PDFContext, PDFObject, PDFRef } from '@cantoo/pdf-lib'

/** An object whose bytes are generated while it is written; its length is written after it, under `lengthRef`. */
export type ObjectStream = {
  ref: PDFRef
  lengthRef: PDFRef
  dictionary: string
  open(): AsyncIterable<Uint8Array>
}

/** Writes all objects of a document, followed by the streams, as a PDF 1.7 with a plain cross-reference table. */
export const saveInStreams = (
  context: PDFContext,
  streams: readonly ObjectStream[],
  target: string,
): Promise<void> => pipeline(bytesOf(context, streams), createWriteStream(target))

/** The second line marks the file as binary for programs that transfer it (ISO 32000-1, 7.5.2). */
const head = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')

async function* bytesOf(context: PDFContext, streams: readonly ObjectStream[]): AsyncGenerator<Uint8Array> {
  const offsets = new Map<number, number>()
  let written = 0
  const put = (bytes: Uint8Array | string): Uint8Array => {
    const buffer = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
    written += buffer.length
    return buffer
  }
  const begin = ({ objectNumber }: PDFRef): Uint8Array => {
    offsets.set(objectNumber, written)
    return put(`${objectNumber} 0 obj\n`)
  }

  yield put(head)
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    yield begin(ref)
    yield put(serialized(object))
    yield put('\nendobj\n')
  }
  for (const { ref, lengthRef, dictionary, open } of streams) {
    yield begin(ref)
    yield put(`<< ${dictionary} /Length ${lengthRef} >>\nstream\n`)
    const start = written
    for await (const chunk of open()) yield put(chunk)
    const length = written - start
    yield put('\nendstream\nendobj\n')
    yield begin(lengthRef)
    yield put(`${length}\nendobj\n`)
  }
  const table = written
  yield put(references(offsets))
  const { Root, Info } = context.trailerInfo
  const information = Info ? ` /Info ${Info}` : ''
  yield put(`trailer\n<< /Size ${size(offsets)} /Root ${Root}${information} >>\nstartxref\n${table}\n%%EOF\n`)
}

function serialized(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  return bytes
}

const size = (offsets: ReadonlyMap<number, number>): number => Math.max(...offsets.keys()) + 1

/** ISO 32000-1, 7.5.4: twenty bytes per object; unused numbers are free. */
function references(offsets: ReadonlyMap<number, number>): string {
  const rows = Array.from({ length: size(offsets) }, (_, number) => {
    const offset = offsets.get(number)
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  return `xref\n0 ${rows.length}\n${rows.join('')}`
}
