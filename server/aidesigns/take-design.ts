import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { AiDesignsDeps } from './deps.ts'
import { findDesign, printName } from './find-runs.ts'
import { ensurePrint } from './make-print.ts'
import { aiDesignRuns } from './tables.ts'

export type TakeDesignOutcome = { ok: true; artworkId: string } | { ok: false; reason: 'not_found' }

/** Takes a design into the actor's artworks, once; repeated calls return the same artwork. */
export async function takeDesign(
  deps: AiDesignsDeps,
  actor: Actor,
  runId: string,
  index: number,
): Promise<TakeDesignOutcome> {
  const found = await findDesign(deps.database, actor, runId, index)
  if (!found) return { ok: false, reason: 'not_found' }
  const { run, design } = found
  if (design.artworkId && (await deps.artwork.get(actor, design.artworkId)))
    return { ok: true, artworkId: design.artworkId }
  const bytes = await buffer(await deps.files.read(await ensurePrint(deps, run, index)))
  const { id } = await deps.artwork.importPicture(actor, { fileName: printName(run, index), bytes })
  await deps.database.orm
    .update(aiDesignRuns)
    .set({
      designs: sql`jsonb_set(${aiDesignRuns.designs}, array[${String(index)}, 'artworkId'], to_jsonb(${id}::text))`,
    })
    .where(eq(aiDesignRuns.id, run.id))
  return { ok: true, artworkId: id }
}
