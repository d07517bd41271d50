import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Lettering, namedLetteringSchema } from '#domain/lettering/lettering-input.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isOwn } from '#server/kernel/ownership.ts'
import type { ArtworkDeps } from '../deps.ts'
import { getArtworks } from '../find-artworks.ts'
import { importPicture } from '../import-picture.ts'
import type { ArtworkView } from '../present.ts'
import { removeArtwork } from '../remove-artwork.ts'
import { artworks } from '../tables.ts'
import { notTooMuchText, tooMuchText } from './how-much-text.ts'
import { previewLetterings } from './threads.ts'
import { writeSvg } from './write-svg.ts'

/** Each is drawn and measured right away, so that one request stays short; long lists come in several. */
export const makeLetteringsSchema = z.strictObject({
  letterings: z
    .array(namedLetteringSchema)
    .min(1)
    .max(6)
    .refine((asked) => notTooMuchText(asked.map(({ lettering }) => lettering)), tooMuchText),
})

/**
 * Turns texts into artworks of the actor's own, in the order given: drawings of outlines that are processed like any
 * uploaded drawing. One that the actor already has, with the same name, is not made again. If one of them can't be
 * drawn, none are made.
 * @throws AppError then.
 */
export async function makeLetterings(
  deps: ArtworkDeps,
  actor: Actor,
  letterings: z.output<typeof makeLetteringsSchema>['letterings'],
): Promise<ArtworkView[]> {
  const drawings = await previewLetterings(letterings.map(({ lettering }) => lettering))
  for (const [at, drawn] of drawings.entries())
    if (!drawn.ok) throw refused(`“${letterings[at]?.name}”: ${drawn.message}`)
  const made: ArtworkView[] = []
  for (const [at, { name, lettering }] of letterings.entries()) {
    const drawn = drawings[at]
    const known = await findSame(deps, actor, name, lettering)
    if (known) made.push(known)
    if (known || !drawn?.ok) continue
    const bytes = Buffer.from(writeSvg(drawn.drawing))
    const { id } = await importPicture(deps, actor, { fileName: name, bytes, lettering })
    const [artwork] = await getArtworks(deps, actor, [id])
    if (artwork?.state !== 'ready') {
      void (await removeArtwork(deps, actor, id))
      throw refused(`“${name}”: ${artwork?.rejection ?? 'It can’t be printed.'}`)
    }
    made.push(artwork)
  }
  return made
}

async function findSame(
  { database }: Pick<ArtworkDeps, 'database'>,
  actor: Actor,
  name: string,
  lettering: Lettering,
): Promise<ArtworkView | null> {
  const [row] = await database.orm
    .select({ id: artworks.id })
    .from(artworks)
    .where(
      and(
        isOwn(actor, artworks),
        isNull(artworks.removedAt),
        eq(artworks.state, 'ready'),
        eq(artworks.fileName, name),
        sql`${artworks.lettering} = ${JSON.stringify(lettering)}::jsonb`,
      ),
    )
    .orderBy(desc(artworks.createdAt))
    .limit(1)
  return row ? ((await getArtworks({ database }, actor, [row.id]))[0] ?? null) : null
}

const refused = (message: string) => new AppError('invalid', message)
