import { z } from 'zod'
import { oneLine } from '../one-line.ts'

export const customerNoteSchema = z
  .string()
  .transform((text) => text.replaceAll('\0', '').trim())
  .pipe(z.string().min(1, 'Write the note first').max(2_000, 'At most 2,000 characters, please'))

const mostTags = 20

/** Tags that staff sort customers by, in lower case, without duplicates. */
export const customerTagsSchema = z
  .array(oneLine.toLowerCase().max(30, 'Keep each tag to 30 characters'))
  .transform((tags) => [...new Set(tags.filter(Boolean))].sort())
  .pipe(z.array(z.string()).max(mostTags, `At most ${mostTags} tags, please`))

/** As typed into a single field, separated by commas. */
export const readTags = (text: string): string[] => text.split(',')
