import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'
import type { InspectionLane } from './inspection-lane.ts'

const inspectionSchema = z.object({ artworkId: z.uuid() })

/** Two queues: slow work in one doesn't hold up the other. */
export const inspectionJobs = {
  pictures: defineJob('artwork.inspect', inspectionSchema),
  drawings: defineJob('artwork.inspect-drawing', inspectionSchema),
} satisfies Record<InspectionLane, unknown>

export const sweepUploadsJob = defineJob('artwork.sweep-uploads', z.object({}))

export const measureEarlierJob = defineJob(
  'artwork.measure-earlier',
  z.object({ after: z.uuid().nullable() }),
)

export const removeUploadJob = defineJob('artwork.remove-upload', z.object({ storageKey: z.string() }))
