import { openOwn } from '#server/kernel/pictures/screen-colors.ts'

export type PictureToFinish = {
  path: string
  target: string
  dpi: number
  isMirrored: boolean
  /** Profile of a printer that takes RGB; null for the screen's. */
  profilePath: string | null
}

/**
 * The task: a drawn sheet as its printer needs it, mirrored and converted to its profile, which is embedded in the
 * file.
 */
export async function finishPicture({
  path,
  target,
  dpi,
  isMirrored,
  profilePath,
}: PictureToFinish): Promise<{ byteSize: number }> {
  const picture = openOwn(path).flop(isMirrored).withDensity(dpi)
  const { size } = await (profilePath === null
    ? picture.keepIccProfile()
    : picture.withIccProfile(profilePath)
  )
    .png({ compressionLevel: 6, palette: false })
    .toFile(target)
  return { byteSize: size }
}
