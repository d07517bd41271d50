import { ERRORS, type Lock, type Locker } from '@tus/server'
import { seconds } from '#server/kernel/clock.ts'
import type { Locks, Release } from '#server/kernel/postgres/locks.ts'

const timeoutMilliseconds = seconds(30)

/** One writer per upload, across all processes of the shop: a second one makes the first let go (tus protocol, 1.0). */
export function createUploadLocker(locks: Locks): Locker {
  return {
    newLock(id): Lock {
      let release: Release | null = null
      return {
        async lock(signal, requestRelease) {
          const onWanted = (): void => void requestRelease()
          release = await locks.acquire(`upload:${id}`, { signal, timeoutMilliseconds, onWanted })
          if (!release) throw ERRORS.ERR_LOCK_TIMEOUT
        },
        async unlock() {
          await release?.()
          release = null
        },
      }
    },
  }
}
