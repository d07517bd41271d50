import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Executor } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { FindMediaUses, MediaUse } from '#server/kernel/media.ts'

export type MediaDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  files: Pick<FileStore, 'remove'>
  /** One for each capability that shows pictures. */
  findUses: readonly FindMediaUses[]
  /** Deletes a video that is no longer in the library. */
  forgetVideo(id: string): Promise<void>
}

/** Finds every place that shows one of `keys`. */
export async function findUses(
  { findUses: finders }: Pick<MediaDeps, 'findUses'>,
  executor: Executor,
  keys: readonly string[],
): Promise<MediaUse[]> {
  if (keys.length === 0) return []
  const uses: MediaUse[] = []
  // One after another: a transaction has only one connection.
  for (const find of finders) uses.push(...(await find(executor, keys)))
  return uses
}
