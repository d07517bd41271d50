import { eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { after, days } from '#server/kernel/clock.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { media } from '#server/kernel/tables.ts'
import { findUses, type MediaNeeds } from './needs.ts'

export const sweepMediaJob = defineJob('media.sweep', z.object({}))

/** How long what was taken out can come back. */
export const mediaPatience = days(7)

type Row = typeof media.$inferSelect

/** Files of what was taken out long ago go for good; what something shows again comes back instead. */
export async function sweepMedia(needs: MediaNeeds): Promise<void> {
  const tooOld = after(needs.clock.now(), -mediaPatience)
  const removed = await needs.database.orm
    .select({ id: media.id })
    .from(media)
    .where(lt(media.removedAt, tooOld))
  for (const { id } of removed) {
    const gone = await takeAway(needs, id)
    if (gone) await removeFiles(needs, gone)
  }
}

/** The row that went, or null when it stays. */
function takeAway(needs: MediaNeeds, id: string): Promise<Row | null> {
  return needs.database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(media).where(eq(media.id, id)).for('update')
    if (!row?.removedAt) return null
    const isShown = (await findUses(needs, transaction, [row.key])).length > 0
    if (isShown) await transaction.update(media).set({ removedAt: null }).where(eq(media.id, id))
    else await transaction.delete(media).where(eq(media.id, id))
    return isShown ? null : row
  })
}

async function removeFiles({ files, forgetFilm }: MediaNeeds, row: Row): Promise<void> {
  if (row.kind === 'film') return forgetFilm(row.id)
  for (const key of filesOf(row)) await files.remove(key)
}

/** A picture has a file for each width and those for link previews and mails; a print's copy is one file. */
function filesOf({ key, picture, src }: Row): string[] {
  if (!picture) return [src.replace('/files/', '')]
  const names = [...picture.widths.map((width) => `${width}.webp`), 'share.jpg', 'mail.jpg', 'mail.png']
  return names.map((name) => `${key}/${name}`)
}
