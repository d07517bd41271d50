import type { MailBlock } from './blocks.ts'

/** User-written text: an empty line starts a new paragraph. */
export const paragraphs = (text: string): MailBlock[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'paragraph', text: paragraph }))

/** The beginning of a text, on one line. */
export const excerpt = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 120)
