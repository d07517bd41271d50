import { sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { DesignDeps } from './deps.ts'
import { drawPreviewJob } from './jobs.ts'
import { designs, lacksPreview } from './tables.ts'

/** Previews that don't match their design's current version (see `previewKey`). */
export const designWork = ({ jobs }: Pick<DesignDeps, 'jobs'>): PendingWork[] => [
  {
    name: 'previews of designs',
    jobs: [drawPreviewJob],
    key: 'designId',
    waiting: sql`select ${designs.id}::text as id from ${designs} where ${lacksPreview(designs)}`,
    enqueue: (transaction, id) => jobs.enqueue(transaction, drawPreviewJob, { designId: id }),
  },
]
