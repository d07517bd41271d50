import { readPictureHeader } from './pictures.ts'

export type PictureSize = { format: string; width: number; height: number }

/** The task: reads the size in an image's header, upright; null if it isn't a readable image. */
export async function readPictureSize(path: string): Promise<PictureSize | null> {
  try {
    const { format, autoOrient } = await readPictureHeader(path)
    return { format, ...autoOrient }
  } catch {
    return null
  }
}
