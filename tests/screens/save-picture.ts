import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const maxBytes = 150_000

/** Writes a screenshot as WebP of at most 150 KB, at the best quality that fits, favoring text. Returns its bytes. */
export async function savePicture(path: string, screenshot: Buffer): Promise<number> {
  for (const quality of [80, 70, 60, 45, 30, 15]) {
    const bytes = await sharp(screenshot).webp({ quality, preset: 'text', effort: 5 }).toBuffer()
    if (bytes.length > maxBytes && quality > 15) continue
    await writeFile(path, bytes)
    return bytes.length
  }
  return 0
}
