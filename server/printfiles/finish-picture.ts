import { openOwn } from '#server/kernel/pictures/screen-colors.ts'

export type PictureToFinish = {
  path: string
  target: string
  dpi: number
  isMirrored: boolean
  /** Of a printer that takes RGB; null for the screen's. */
  profilePath: string | null
}

/** The task: a drawn sheet as its printer wants it, mirrored and in the colors of its profile, which the file carries. */
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
