import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspectPicture } from './inspect-picture.ts'
import { type Inspected, previewName, thumbnailName } from './inspected.ts'

export type ToInspect = {
  path: string
  /** Of a PDF, from 1. */
  page: number
  /** A drawing of our own. */
  isTrimmed: boolean
  folder: string
}

/** The task: looks at a file, and leaves its pictures in a folder. */
export async function inspectInto({ path, page, isTrimmed, folder }: ToInspect): Promise<Inspected> {
  const inspection = await inspectPicture(path, page, isTrimmed)
  if (!inspection.ok) return inspection
  await writeFile(join(folder, previewName), inspection.preview)
  await writeFile(join(folder, thumbnailName), inspection.thumbnail)
  return { ok: true, facts: inspection.facts }
}
