import type { MailBlock } from './blocks.ts'

/** A text that people wrote: an empty line begins a paragraph. */
export const paragraphs = (text: string): MailBlock[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'paragraph', text: paragraph }))

/** Its beginning, on one line. */
export const excerpt = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 120)
