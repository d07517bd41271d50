import { fitApart } from '#server/kernel/pictures/fit-apart.ts'

/** The size that link previews expect (Open Graph: 1.91 to 1); not all of them read WebP. */
const shareSize = { width: 1_200, height: 630 }

/** A public image, whose files we made ourselves, as a JPEG for link previews. */
export const drawShareCopy = (path: string): Promise<Buffer> =>
  fitApart(path, { ...shareSize, fit: 'cover', format: 'jpg', isOnWhite: true })
