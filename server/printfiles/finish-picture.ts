import sharp from 'sharp'

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
  // Our own file, however long.
  const picture = sharp(path, { limitInputPixels: false, sequentialRead: true })
    .flop(isMirrored)
    .withMetadata({ density: dpi })
  const { size } = await (profilePath === null ? picture : picture.withIccProfile(profilePath))
    .png({ compressionLevel: 6, palette: false })
    .toFile(target)
  return { byteSize: size }
}
