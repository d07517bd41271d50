import { maxSvgBytes } from '#domain/artwork/artwork.ts'
import type { LetteringFont } from '#domain/lettering/fonts.ts'
import { readSvg } from '#server/kernel/vectors/read-svg.ts'
import { type OutlinedText, outlineText } from './outline-text.ts'

export type LiveText = { markup: string; outlined: OutlinedText }

/**
 * The task: returns what becomes of an uploaded drawing with fonts picked for those that we don't have, by their names.
 */
export async function setLiveText({
  path,
  picked,
}: {
  path: string
  picked: readonly { name: string; font: LetteringFont }[]
}): Promise<LiveText> {
  const { markup } = await readSvg(path, maxSvgBytes)
  const outlined = outlineText(markup, new Map(picked.map(({ name, font }) => [name, font])))
  return { markup, outlined }
}
