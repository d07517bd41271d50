import type { rejections } from '#server/artwork/rejections.ts'

/** What the shopper is told: the size in px when ready (for a drawing: px of its grid), or why it can't be printed. */
export type Answer = readonly [width: number, height: number] | keyof typeof rejections

/** A file as strangers send it, and its only correct result. */
export type OddFile = {
  name: string
  answer: Answer
  bytes: () => Buffer | Promise<Buffer>
  /** It would be read forever: tests may stop it early. */
  isEndless?: true
  /** The expected position of the ink. */
  ink?: { left: number; top: number; width: number; height: number }
}

/** Shorthand for a table row. */
export const odd = (
  name: string,
  answer: Answer,
  bytes: OddFile['bytes'],
  more: Pick<OddFile, 'isEndless' | 'ink'> = {},
): OddFile => ({ name, answer, bytes, ...more })

export const endless = { isEndless: true } as const
