import { z } from 'zod'
import {
  type HeadingFont,
  type HomeSection,
  headingFonts,
  homeSections,
  type ShopLook,
  seedLook,
} from './look.ts'
import { checkAccent, checkPanel, isEnough, type LookCheck } from './look-colors.ts'

const color = (check: (color: string) => LookCheck[]) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(#[0-9a-f]{6})?$/, 'Enter a color such as #b5126b')
    .superRefine((chosen, context) => {
      const low = check(chosen).find((one) => !isEnough(one))
      if (low)
        context.addIssue({
          code: 'custom',
          message: `${low.label}: ${low.ratio.toFixed(1)}:1, but it takes at least ${low.needed}:1 to be readable`,
        })
    })

const words = (max: number) => z.string().trim().max(max, `At most ${max} characters`)

export const homeSectionSchema = z.object({
  id: z.enum(Object.keys(homeSections) as [HomeSection, ...HomeSection[]]),
  isShown: z.boolean(),
})

/** Each section once, in the given order; missing ones follow unchanged. */
const homeSchema = z.array(homeSectionSchema).transform((sections) => {
  const named = sections.filter(({ id }, at) => sections.findIndex((other) => other.id === id) === at)
  return [...named, ...seedLook.home.filter(({ id }) => !named.some((section) => section.id === id))]
})

export const lookSchema: z.ZodType<ShopLook> = z.object({
  logo: z
    .object({
      src: z.string().regex(/^\/files\/public\/[a-z0-9/-]+\.webp$/, 'Upload a picture'),
      width: z.int().min(1).max(10_000),
      height: z.int().min(1).max(10_000),
    })
    .nullable()
    .default(null),
  accent: color(checkAccent).default(''),
  panel: color(checkPanel).default(''),
  headingFont: z.enum(Object.keys(headingFonts) as [HeadingFont, ...HeadingFont[]]).default('bricolage'),
  home: homeSchema.default(seedLook.home),
  footerText: words(240).default(''),
  footerLine: words(80).default(''),
  aboutTitle: words(80).default(''),
  aboutLead: words(600).default(''),
})

/** As stored: a shop that chose none has the default look. */
export const lookSetting = lookSchema.default(seedLook)
