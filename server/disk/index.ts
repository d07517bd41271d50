import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import { days } from '#server/kernel/clock.ts'
import { type Said, said } from '#server/kernel/door.ts'

import { AppError } from '#server/kernel/errors.ts'
import { judgeRoom, type Room } from '#server/kernel/files/free-space.ts'
import { sweepWorkFolders } from '#server/kernel/files/work-folder.ts'
import type { DiskDeps } from './deps.ts'

export type Disk = {
  /** How much room files have. */
  room(): Promise<Room>
  /** @throws AppError with words for whoever uploads, when files have no room. */
  requireRoom(): Promise<void>
  /** Before a picture of the actor's is taken in: is there room, and have they and their network not had their share of the day? @throws AppError */
  admit: Said<(actor: Actor, byteSize: number) => Promise<void>>
  /** Removes what processes that were killed left half done. Called at the start. */
  sweepLeftovers(): Promise<void>
}

export function createDisk(deps: DiskDeps): Disk {
  const { files, rateLimiter, floorMegabytes, dailyMegabytes } = deps
  const room = async (): Promise<Room> => judgeRoom(await files.freeBytes(), floorMegabytes)

  const requireRoom = async (): Promise<void> => {
    if ((await room()).state === 'full') throw new AppError('no_room', noRoom)
  }
  const spend = async (who: 'person' | 'network', id: string, byteSize: number): Promise<void> => {
    const max = Math.floor(dailyMegabytes[who] * kibibytesPerMegabyte)
    if (max === 0) return
    const limit = { name: `upload-bytes-${who}`, max, windowMilliseconds: days(1) }
    const spent = await rateLimiter.spend(limit, id, Math.ceil(byteSize / 1_024))
    if (spent.ok) return
    const { retryAfterSeconds } = spent
    throw new AppError('too_many_requests', shareUsedUp(who, dailyMegabytes[who]), { retryAfterSeconds })
  }
  return {
    room,
    requireRoom,
    admit: said('own', async (actor: Actor, byteSize: number) => {
      await requireRoom()
      if (!actor.network || isStaffActor(actor)) return
      await spend('person', actor.user?.id ?? actor.visitorId, byteSize)
      await spend('network', actor.network, byteSize)
    }),
    async sweepLeftovers() {
      await Promise.all([files.sweepLeftovers(), sweepWorkFolders()])
    },
  }
}

/** Counted in KiB, so that small pictures count as what they are and a day's sum fits its column. */
const kibibytesPerMegabyte = 1_000_000 / 1_024

const noRoom = 'The shop has no room for files just now. We have been told; please try again later.'

const shareUsedUp = (who: 'person' | 'network', megabytes: number): string =>
  `${who === 'person' ? 'You have' : 'Your network has'} uploaded ${megabytes.toLocaleString('en-US')} MB today, which is as much as we take in a day. Go on tomorrow, or write to us.`
