import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { withPdf } from '#server/kernel/vectors/open-pdf.ts'

const film = { width: 1280, height: 720 }
const table = '#6b6b6b'

/** How many frames each image is held in front of the camera. */
const framesPerPicture = 4
const framesPerSecond = 2

/** A printed 4 × 6 in sheet as a camera sees it: from its PDF, as PNG. */
export async function lookAt(sheet: Uint8Array): Promise<Uint8Array> {
  const path = join(await folderOfTest(), 'sheet.pdf')
  await writeFile(path, sheet)
  const size = { width: 480, height: 720 }
  const pixels = await withPdf(path, (pdf) => pdf.draw(1, size, { left: 0, top: 0, ...size }))
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
}

/** An empty table, for as long as an image: a code is read again after it was out of sight for three seconds. */
export const bareTable = (): Promise<Uint8Array> =>
  sharp({ create: { width: 16, height: 9, channels: 3, background: table } })
    .png()
    .toBuffer()

/**
 * Images on a gray table, one after the other in a loop, as a film (YUV4MPEG2) for Chromium's fake camera. Returns its
 * path.
 */
export async function shootFilm(pictures: readonly Uint8Array[]): Promise<string> {
  const parts = [
    Buffer.from(`YUV4MPEG2 W${film.width} H${film.height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`),
  ]
  // Gray has no color: both chroma planes are at their midpoint.
  const colorless = Buffer.alloc((film.width / 2) * (film.height / 2) * 2, 128)
  for (const picture of pictures) {
    const lit = await sharp(picture)
      .resize(film.width, film.height, { fit: 'contain', background: table })
      .flatten({ background: table })
      .grayscale()
      .raw()
      .toBuffer()
    for (let frame = 0; frame < framesPerPicture; frame++) parts.push(Buffer.from('FRAME\n'), lit, colorless)
  }
  const path = join(await folderOfTest(), 'film.y4m')
  await writeFile(path, Buffer.concat(parts))
  return path
}

async function folderOfTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-film-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
