import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { houseIds, isHouseChapter, maxOwnChapters, seedAboutPage } from './about-page.ts'

const chapterSchema = z
  .object({
    id: z.string().regex(/^(own-[0-9a-z]{1,12}|[a-z]{1,20})$/),
    isShown: z.boolean(),
    title: oneLine.max(80, 'At most 80 characters'),
    /** HTML as the editor writes it. */
    body: z.string().max(40_000, 'This text is too long'),
  })
  .refine(({ id, title }) => isHouseChapter(id) || title !== '', {
    path: ['title'],
    message: 'Give the chapter a title',
  })

/** Each chapter once, in the given order; built-in chapters that are missing follow unchanged. */
export const aboutPageSchema = z.object({
  chapters: z
    .array(chapterSchema)
    .max(houseIds.length + maxOwnChapters, `At most ${maxOwnChapters} chapters of your own`)
    .transform((given) => {
      const named = given.filter(
        ({ id }, at) =>
          (isHouseChapter(id) || id.startsWith('own-')) && given.findIndex((other) => other.id === id) === at,
      )
      return [...named, ...seedAboutPage.chapters.filter(({ id }) => !named.some((one) => one.id === id))]
    }),
})
