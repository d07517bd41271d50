import { inflateSync } from 'node:zlib'

/** The words that a PDF of pdfkit shows, a line each: hexadecimal strings of its content streams. */
export function wordsOfPdf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const text: string[] = []
  for (let at = bytes.indexOf('stream\n'); at !== -1; at = bytes.indexOf('stream\n', at + 7)) {
    const end = bytes.indexOf('endstream', at)
    try {
      const content = inflateSync(bytes.subarray(at + 7, end)).toString('latin1')
      for (const [, line = ''] of content.matchAll(/\[((?:<[0-9a-f]+>|[\s\d.-])+)\] TJ/g))
        text.push(
          [...line.matchAll(/<([0-9a-f]+)>/g)]
            .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
            .join(''),
        )
    } catch {
      // Fonts and pictures.
    }
  }
  return text.join('\n')
}
