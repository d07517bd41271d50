import { later } from '#app/ui/later.tsx'
import type { BatchesRead } from './fetch-batches.ts'
import { useBatches } from './use-batches.ts'

const ShownWork = later(() => import('./shown-work.tsx').then((part) => part.ShownWork))

/** Bulk work in progress and its outcome, on every page of the back office until it is dismissed. */
export function BatchTray({ work }: { work: BatchesRead }) {
  const { batches, backup, importing } = useBatches(work)
  return batches.length > 0 || backup || importing ? <ShownWork {...{ batches, backup, importing }} /> : null
}
