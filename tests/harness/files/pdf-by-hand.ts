import { deflateSync } from 'node:zlib'

/** A hand-made PDF (ISO 32000-1): the catalog is object 1; the others follow in the given order. */
export function pdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    offsets.push(length)
    length += whole.length
    parts.push(whole)
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

export const stream = (content: string | Buffer, dictionary = ''): Buffer => {
  const bytes = Buffer.from(content)
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}
export const packed = (content: Buffer, dictionary = ''): Buffer =>
  stream(deflateSync(content), `/Filter /FlateDecode ${dictionary}`)

type Page = {
  content?: Buffer
  box?: string
  resources?: string
  more?: string
  further?: readonly (string | Buffer)[]
}

/** One flat page, 4 in wide, with a bar unless other content is given; further objects start at number 5. */
export const onePage =
  ({
    content = stream('0.8 0.1 0.2 rg 0 0 288 18 re f'),
    box = '0 0 288 18',
    resources = '',
    more = '',
    further = [],
  }: Page) =>
  () =>
    pdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources << ${resources} >> /Contents 4 0 R ${more} >>`,
      content,
      ...further,
    ])
