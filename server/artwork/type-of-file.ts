import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { maxSvgBytes } from '#domain/artwork/artwork.ts'
import { beginsSvg } from '#server/kernel/vectors/read-svg.ts'

/** By content. SVG is text: only parsing it can tell. */
export async function typeOf(path: string): Promise<string | null> {
  const found = (await fileTypeFromFile(path))?.mime ?? null
  if (found !== null && found !== 'application/xml' && found !== 'application/gzip') return found
  return beginsSvg(await readStart(path)) ? 'image/svg+xml' : found
}

/** Larger ones are rejected for their size. */
async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(maxSvgBytes) })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
