import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { maxSvgBytes } from '#domain/artwork/artwork.ts'
import { readSvg } from '#server/kernel/vectors/read-svg.ts'
import { convertPostscript } from './convert-postscript.ts'
import type { Inspection } from './decode-picture.ts'
import { inspectPicture } from './inspect-picture.ts'
import { convertedName, type Inspected, previewName, thumbnailName } from './inspected.ts'
import { outlineText } from './lettering/outline-text.ts'
import { rejections } from './rejections.ts'

export type ToInspect = {
  path: string
  /** Of a PDF, from 1. */
  page: number
  /** For a drawing of our own. */
  isTrimmed: boolean
  folder: string
  /** The operator's program that converts EPS files to PDF; null if there is none. */
  ghostscript: string | null
}

/**
 * The task: inspects a file and leaves its images in a folder, along with the converted file if the original can't be
 * read directly.
 */
export async function inspectInto(file: ToInspect): Promise<Inspected> {
  const { inspection, isConverted } = await inspect(file)
  if (!inspection.ok) return inspection
  await writeFile(join(file.folder, previewName), inspection.preview)
  await writeFile(join(file.folder, thumbnailName), inspection.thumbnail)
  return { ok: true, facts: inspection.facts, ...(isConverted && { isConverted }) }
}

/**
 * A file that can't be read directly is converted to one that can, where possible; `isConverted`: the converted file is
 * printed instead.
 */
async function inspect(
  file: ToInspect,
): Promise<{ inspection: Inspection | Extract<Inspected, { ok: false }>; isConverted: boolean }> {
  const { path, page, isTrimmed, folder } = file
  const inspection = await inspectPicture(path, page, isTrimmed)
  const convert = inspection.ok ? undefined : converters.get(inspection.rejection)
  const target = join(folder, convertedName)
  const converted = convert ? await convert(file, target) : 'left'
  if (converted === 'left') return { inspection, isConverted: false }
  return converted === 'made'
    ? { inspection: await inspectPicture(target, page), isConverted: true }
    : { inspection: { ok: false, ...converted }, isConverted: false }
}

type Converter = (
  file: ToInspect,
  target: string,
) => Promise<'made' | 'left' | { rejection: string; missingFonts?: string[] }>

const converters: ReadonlyMap<string, Converter> = new Map([
  [
    rejections.postscript,
    async ({ path, ghostscript }, target) => {
      if (ghostscript === null) return 'left'
      try {
        await convertPostscript(path, target, ghostscript)
        return 'made'
      } catch {
        return { rejection: rejections.notConverted }
      }
    },
  ],
  [
    rejections.live_text,
    async ({ path }, target) => {
      const outlined = outlineText((await readSvg(path, maxSvgBytes)).markup)
      if (!outlined.ok) {
        const missingFonts = outlined.fonts.map(({ name }) => name)
        return missingFonts.length === 0
          ? 'left'
          : { rejection: rejections.liveTextIn(missingFonts), missingFonts }
      }
      await writeFile(target, outlined.markup)
      return 'made'
    },
  ],
])
