import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type DefaultPictureProduct, defaultPictureProducts } from '#domain/catalog/default-pictures.ts'
import { versionSchema } from '#domain/version.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { findPicture, recordPicture } from '#server/kernel/media.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, invalid, ok } from '#server/kernel/operations/outcome.ts'
import { type StoredPicture, storePublicPicture } from '#server/kernel/pictures/public-pictures.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import { defaultPictureKeyOf, loadDefaultPicture, toView } from '../load-default-pictures.ts'
import { writeConfig } from '../write-config.ts'

const product = z.enum(defaultPictureProducts)
const shape = z.object({
  product,
  picture: z
    .object({ src: z.string(), srcSet: z.string(), width: z.int(), height: z.int(), alt: z.string() })
    .nullable(),
  version: z.int(),
})

export const setDefaultPicture = defineOperation({
  name: 'settings.set-default-picture',
  route: 'PUT /settings/default-picture',
  summary:
    'Set the picture shown for products that have none: your own upload, or a picture from the media library; null for none',
  may: 'products.write',
  input: z.object({
    product,
    chosen: z.union([z.object({ artwork: z.uuid() }), z.object({ media: z.uuid() })]).nullable(),
    version: versionSchema,
  }),
  example: { product: 'tshirt', chosen: null, version: 0 },
  result: shape,
  theirs: shape,
  async run(deps: SettingsOperationDeps, actor, sent) {
    const { product, chosen, version: seenVersion } = sent
    const picture = chosen && (await pictureOf(deps, actor, product, chosen))
    if (chosen && !picture) return invalid({ chosen: 'We couldn’t read the picture. Try another one.' })
    return deps.changing((announce) =>
      deps.database.transaction(async (transaction) => {
        const current = await loadDefaultPicture(transaction, product)
        const row = {
          configKey: defaultPictureKeyOf(product),
          configValue: picture ?? sql`'null'::jsonb`,
          description: 'Shown where a product has no picture of its own',
          updatedAt: deps.clock.now(),
        }
        if (!(await writeConfig(transaction, row, seenVersion))) {
          const theirs = toView(await loadDefaultPicture(transaction, product))
          return conflict(theirs, sent, 'Someone else changed it in the meantime. Nothing was overwritten.')
        }
        const words = { fileName: `Default picture: ${product.replace('_', ' ')}`, at: deps.clock.now() }
        if (picture) await recordPicture(transaction, actor, { ...words, source: 'default', picture })
        await audit(transaction, actor, {
          action: 'settings.default-picture',
          subject: `settings:${defaultPictureKeyOf(product)}`,
          before: current.picture?.key ?? null,
          after: picture?.key ?? null,
        })
        await announce(transaction)
        return ok(toView(await loadDefaultPicture(transaction, product)))
      }),
    )
  },
})

const pictureOf = (
  deps: SettingsOperationDeps,
  actor: Actor,
  product: DefaultPictureProduct,
  chosen: { artwork: string } | { media: string },
): Promise<StoredPicture | null> =>
  'media' in chosen
    ? findPicture(deps.database.orm, chosen.media)
    : store(deps, actor, product, chosen.artwork)

/** Under `{product}-timestamp` (docs/spec-map.md B7: storage). */
async function store(
  { clock, files, readUpload }: SettingsOperationDeps,
  actor: Actor,
  product: DefaultPictureProduct,
  artworkId: string,
): Promise<StoredPicture | null> {
  const bytes = await readUpload(actor, artworkId)
  const name = `${product.replace('_', '-')}-${clock.now().getTime()}`
  return bytes && storePublicPicture(files, name, bytes)
}
