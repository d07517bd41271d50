import { z } from 'zod'

/**
 * What nobody types into a line, and what would break it or its neighbors: control characters, halves of surrogate
 * pairs, and invisible signs such as those that turn the direction of writing. Joiners (U+200C, U+200D) stay: scripts
 * and emoji need them.
 */
const unseen = /[\p{Cc}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu
const onlyJoiners = /^(\u200c|\u200d| )*$/

/** A text in one line, as names and addresses are typed: spaces and line breaks are one space; what shows nothing is empty. */
export function toOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(unseen, '').trim()
  return onlyJoiners.test(line) ? '' : line
}

/** The schema of every such text that people type. */
export const oneLine = z.string().overwrite(toOneLine)
