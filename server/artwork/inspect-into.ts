import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convertPostscript } from './convert-postscript.ts'
import { type Inspection, inspectPicture } from './inspect-picture.ts'
import { convertedName, type Inspected, previewName, thumbnailName } from './inspected.ts'
import { rejections } from './rejections.ts'

export type ToInspect = {
  path: string
  /** Of a PDF, from 1. */
  page: number
  /** A drawing of our own. */
  isTrimmed: boolean
  folder: string
  /** The operator's program that makes PDFs of EPS files; null where there is none. */
  ghostscript: string | null
}

/** The task: looks at a file, and leaves its pictures in a folder, and the PDF that an EPS file was made into. */
export async function inspectInto(file: ToInspect): Promise<Inspected> {
  const { inspection, isConverted } = await inspect(file)
  if (!inspection.ok) return inspection
  await writeFile(join(file.folder, previewName), inspection.preview)
  await writeFile(join(file.folder, thumbnailName), inspection.thumbnail)
  return { ok: true, facts: inspection.facts, ...(isConverted && { isConverted }) }
}

async function inspect({
  path,
  page,
  isTrimmed,
  folder,
  ghostscript,
}: ToInspect): Promise<{ inspection: Inspection; isConverted: boolean }> {
  const inspection = await inspectPicture(path, page, isTrimmed)
  const isPostscript = !inspection.ok && inspection.rejection === rejections.postscript
  if (!isPostscript || ghostscript === null) return { inspection, isConverted: false }
  const target = join(folder, convertedName)
  try {
    await convertPostscript(path, target, ghostscript)
  } catch {
    return { inspection: { ok: false, rejection: rejections.notConverted }, isConverted: false }
  }
  return { inspection: await inspectPicture(target, page), isConverted: true }
}
