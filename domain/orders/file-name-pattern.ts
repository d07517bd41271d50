import { z } from 'zod'

/** What a print file's name may contain, with an example of each. */
export const fileNameWords = {
  order: 'GW-000123',
  item: '1',
  customer: 'Dora Field',
  design: 'Lone bee',
  part: 'left-chest',
  size: '11x14in',
  copies: '3',
  date: '2026-11-20',
  time: '1405',
} as const
export type FileNameWord = keyof typeof fileNameWords

export const usualFileNames = '{order}-item-{item}-{design}-{part}-{size}-x{copies}'

const isWord = (word: string): word is FileNameWord => Object.hasOwn(fileNameWords, word)
const wordPattern = /\{([^{}]*)\}/g

/** A pattern such as "{order}-{design}-x{copies}": words in braces are placeholders. */
export const fileNamePatternSchema = z
  .string()
  .trim()
  .max(120, 'At most 120 characters')
  .superRefine((pattern, context) => {
    const words = [...pattern.matchAll(wordPattern)].map(([, word = '']) => word)
    const unknown = words.find((word) => !isWord(word))
    if (unknown !== undefined) context.addIssue(`There’s no {${unknown}} to use in a name`)
    if (words.length === 0) context.addIssue('Use at least one of the words in braces')
  })

/** Empty values are left out together with the separator next to them. */
export const fillFileName = (pattern: string, told: Record<FileNameWord, string>): string =>
  pattern
    .replaceAll(wordPattern, (_, word: string) => (isWord(word) ? told[word].trim() : ''))
    .replaceAll(/([-_ .,])[-_ .,]+/g, '$1')
    .replaceAll(/^[-_ .,]+|[-_ .,]+$/g, '')
