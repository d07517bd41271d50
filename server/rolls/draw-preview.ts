import { openOwn } from '#server/kernel/pictures/screen-colors.ts'

/** Wide enough to tell the pieces apart on a screen. */
const previewWidth = 660

/** The task: the roll as a small image, on the gray of film so that white ink shows. */
export async function drawPreview({ path, target }: { path: string; target: string }): Promise<null> {
  await openOwn(path)
    .resize({ width: previewWidth })
    .flatten({ background: '#d9dde2' })
    .jpeg({ quality: 82 })
    .toFile(target)
  return null
}
