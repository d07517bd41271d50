import { z } from 'zod'
import { type HeadingFont, headingFonts, seedLook } from '#domain/shop/look.ts'
import { homeSectionSchema, lookSchema } from '#domain/shop/look-schema.ts'
import { versionSchema } from '#domain/version.ts'
import { ensureMailCopy } from '#server/kernel/mail-copies.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import type { VersionedSettings } from '../load-settings.ts'
import { changePart } from './change-part.ts'

const shape = z.object({
  look: z.object({
    logo: z.object({ src: z.string(), width: z.int(), height: z.int() }).nullable(),
    accent: z.string(),
    panel: z.string(),
    headingFont: z.enum(Object.keys(headingFonts) as [HeadingFont, ...HeadingFont[]]),
    home: z.array(homeSectionSchema),
    footerText: z.string(),
    footerLine: z.string(),
    aboutTitle: z.string(),
    aboutLead: z.string(),
  }),
  /** For all settings together: must be sent with the next change. */
  version: z.int(),
})

const present = ({ settings: { look }, version }: VersionedSettings) => ({ look, version })

/** Nothing saved since `version` is overwritten unseen. */
export const changeLook = defineOperation({
  name: 'settings.change-look',
  route: 'PUT /settings/look',
  summary: 'Change colors, font, logo, home page, and texts; anything left out uses the default',
  may: 'content.write',
  input: z.object({ look: lookSchema, version: versionSchema }),
  example: {
    look: { ...seedLook, accent: '#0b6e4f', footerLine: 'Printed in Austin.' },
    version: 0,
  },
  result: shape,
  theirs: shape,
  async run(deps: SettingsOperationDeps, actor, sent) {
    const { look } = sent
    // Emails show the logo, too.
    if (look.logo) await ensureMailCopy(deps.files, look.logo.src, 'png')
    return changePart(deps, actor, present, sent, { look })
  },
})
