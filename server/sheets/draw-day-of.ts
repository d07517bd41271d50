import type { Actor } from '#server/kernel/actor.ts'
import type { SheetsDeps } from './deps.ts'

/** Lists of a day's parcels by carrier, as one PDF; null if none left. */
export async function drawDayOf(
  deps: SheetsDeps,
  actor: Actor,
  { day: asked, carrier }: { day: string | null; carrier: string | null },
): Promise<{ bytes: Uint8Array; fileName: string } | null> {
  const { day, carriers } = await deps.shipping.listDay(actor, asked)
  const wanted = carriers.filter((one) => carrier === null || one.carrier === carrier)
  if (wanted.length === 0) return null
  const { drawDay } = await import('./draw-day.ts')
  const bytes = await drawDay({ day, carriers: wanted }, await deps.readSettings())
  return { bytes, fileName: `end-of-day-${day}.pdf` }
}
