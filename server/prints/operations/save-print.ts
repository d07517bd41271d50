import { z } from 'zod'
import { versionSchema } from '#domain/version.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, invalid, ok } from '#server/kernel/operations/outcome.ts'
import { createPrintProduct } from '../create-print-product.ts'
import type { PrintsDeps } from '../deps.ts'
import { printEditSchema } from '../input.ts'
import { findForStaff } from '../list-for-staff.ts'
import type { BrowserCopies } from '../make-copies.ts'
import { updatePrintProduct } from '../update-print-product.ts'
import { anyPrint, printGone, printId, staffPrintShape } from './print-shape.ts'

const copy = z.base64().max(2_000_000)

const pictureFields = {
  /** An image that the caller has uploaded (POST /uploads/artworks): the original, which is printed. */
  artwork: z.uuid().nullish(),
  /** JPEGs for public display, as base64; used if they match the original, otherwise generated again. */
  copies: z.object({ thumbnail: copy, watermarked: copy }).optional(),
}

const bytesOf = (copies: { thumbnail: string; watermarked: string } | undefined): BrowserCopies | undefined =>
  copies && {
    thumbnail: Buffer.from(copies.thumbnail, 'base64'),
    watermarked: Buffer.from(copies.watermarked, 'base64'),
  }

const result = z.object({ print: staffPrintShape })
const example = {
  kind: 'print' as const,
  title: 'Lone bee',
  category: 'animals',
  basePriceCents: 850,
  variants: [{ name: '10" x 10"', sizeWidth: 10, sizeHeight: 10, priceCents: 850 }],
}

export const createPrint = defineOperation({
  name: 'prints.create',
  route: 'POST /prints',
  summary: 'Add a premade print to its shelf; `artwork` is the picture that is printed',
  may: 'products.write',
  input: printEditSchema.extend(pictureFields),
  example: { ...example, artwork: anyPrint },
  result,
  async run(deps: PrintsDeps, actor, { artwork, copies, ...input }) {
    const original = artwork ? await deps.readUpload(actor, artwork) : null
    const made = await createPrintProduct(deps, actor, input, {
      original: original ?? new Uint8Array(),
      copies: bytesOf(copies),
    })
    if (!made.ok) return invalid(made.reason === 'invalid' ? made.fieldErrors : { picture: made.message })
    const print = await findForStaff(deps, made.id)
    if (!print) throw new AppError('not_found', printGone)
    return ok({ print })
  },
})

export const updatePrint = defineOperation({
  name: 'prints.update',
  route: 'PUT /prints/{print}',
  summary: 'Change a premade print; `version` is the version you started from',
  may: 'products.write',
  input: printEditSchema.extend({ ...pictureFields, print: printId, version: versionSchema }),
  example: { ...example, print: anyPrint, version: 1 },
  result,
  theirs: staffPrintShape,
  async run(deps: PrintsDeps, actor, sent) {
    const { print: id, version: seenVersion, artwork, copies, ...input } = sent
    const original = artwork ? await deps.readUpload(actor, artwork) : null
    const pictures = original && { original, copies: bytesOf(copies) }
    const saved = await updatePrintProduct(deps, actor, { id, seenVersion }, input, pictures)
    // Copies are large, and the sender has them.
    if (!saved.ok && saved.reason === 'conflict')
      return conflict(saved.current, { ...sent, copies: undefined })
    if (!saved.ok && saved.reason !== 'not_found')
      return invalid(saved.reason === 'invalid' ? saved.fieldErrors : { picture: saved.message })
    const print = await findForStaff(deps, id)
    if (!print) throw new AppError('not_found', printGone)
    return ok({ print })
  },
})
