import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import { days } from '#server/kernel/clock.ts'
import { type Said, said } from '#server/kernel/door.ts'

import { AppError } from '#server/kernel/errors.ts'
import { judgeRoom, type Room } from '#server/kernel/files/free-space.ts'
import { sweepWorkFolders } from '#server/kernel/files/work-folder.ts'
import type { DiskDeps } from './deps.ts'

export type Disk = {
  /** How much space is left for files. */
  room(): Promise<Room>
  /** @throws AppError with a message for the uploader when there is no space for files. */
  requireRoom(): Promise<void>
  /**
   * Called before an actor's image is accepted: is there space, and are they and their network within their daily
   * limits? @throws AppError
   */
  admit: Said<(actor: Actor, byteSize: number) => Promise<void>>
  /** Removes what killed processes left half done. Called at startup. */
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

/** Counted in KiB, so that small images count at their size and a day's sum fits its column. */
const kibibytesPerMegabyte = 1_000_000 / 1_024

const noRoom = 'The shop is out of space for files right now. We’ve been notified; please try again later.'

const shareUsedUp = (who: 'person' | 'network', megabytes: number): string =>
  `${who === 'person' ? 'You have' : 'Your network has'} uploaded ${megabytes.toLocaleString('en-US')} MB today, the most we accept in a day. Continue tomorrow, or write to us.`
