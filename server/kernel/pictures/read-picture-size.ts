import { readPictureHeader } from './pictures.ts'

export type PictureSize = { format: string; width: number; height: number }

/** The task: what a picture's header says of it, upright; null when it is no picture that can be read. */
export async function readPictureSize(path: string): Promise<PictureSize | null> {
  try {
    const { format, autoOrient } = await readPictureHeader(path)
    return { format, ...autoOrient }
  } catch {
    return null
  }
}
