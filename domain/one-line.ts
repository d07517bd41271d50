import { z } from 'zod'

/**
 * Characters that no one types into a line, or that would break it or its neighbors: control characters, lone
 * surrogates, and invisible characters such as those that change the writing direction. Joiners (U+200C, U+200D) stay:
 * scripts and emoji need them.
 */
const unseen = /[\p{Cc}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu
const onlyJoiners = /^(\u200c|\u200d| )*$/

/**
 * A single line of text, as names and addresses are typed: runs of spaces and line breaks become one space; text with
 * nothing visible becomes empty.
 */
export function toOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(unseen, '').trim()
  return onlyJoiners.test(line) ? '' : line
}

/** The schema for every such text that people type. */
export const oneLine = z.string().overwrite(toOneLine)
