import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withPdf } from '#server/kernel/vectors/open-pdf.ts'

/** The first page of a PDF as RGBA with that many pixels. */
export async function drawPdf(bytes: Buffer, size: { width: number; height: number }): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-roll-'))
  try {
    const path = join(folder, 'roll.pdf')
    await writeFile(path, bytes)
    return await withPdf(path, (pdf) => pdf.draw(1, size, { left: 0, top: 0, ...size }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
