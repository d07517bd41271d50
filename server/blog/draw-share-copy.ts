import { sharp } from '#server/kernel/pictures/sharp.ts'

/** What link previews ask for (Open Graph: 1.91 to 1); not all of them read WebP. */
const shareSize = { width: 1_200, height: 630 }

/** A public picture, whose files are of our own making, as a JPEG for link previews. */
export const drawShareCopy = (path: string): Promise<Buffer> =>
  sharp(path)
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
