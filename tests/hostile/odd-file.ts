import type { rejections } from '#server/artwork/rejections.ts'

/** What the shopper is told: it is ready in so many px (of a drawing: px of its grid), or why it cannot be printed. */
export type Answer = readonly [width: number, height: number] | keyof typeof rejections

/** A file as strangers send it, and the only right answer to it. */
export type OddFile = {
  name: string
  answer: Answer
  bytes: () => Buffer | Promise<Buffer>
  /** It would be read for ever: whoever tests may stop it early. */
  isEndless?: true
  /** Where the ink must lie. */
  ink?: { left: number; top: number; width: number; height: number }
}

/** Short for a row of a table. */
export const odd = (
  name: string,
  answer: Answer,
  bytes: OddFile['bytes'],
  more: Pick<OddFile, 'isEndless' | 'ink'> = {},
): OddFile => ({ name, answer, bytes, ...more })

export const endless = { isEndless: true } as const
