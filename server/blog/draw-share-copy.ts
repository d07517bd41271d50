import { fitApart } from '#server/kernel/pictures/fit-apart.ts'

/** What link previews ask for (Open Graph: 1.91 to 1); not all of them read WebP. */
const shareSize = { width: 1_200, height: 630 }

/** A public picture, whose files are of our own making, as a JPEG for link previews. */
export const drawShareCopy = (path: string): Promise<Buffer> =>
  fitApart(path, { ...shareSize, fit: 'cover', format: 'jpg', isOnWhite: true })
