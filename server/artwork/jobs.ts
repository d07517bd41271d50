import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'

export const inspectArtworkJob = defineJob('artwork.inspect', z.object({ artworkId: z.uuid() }))

export const sweepUploadsJob = defineJob('artwork.sweep-uploads', z.object({}))

export const measureEarlierJob = defineJob(
  'artwork.measure-earlier',
  z.object({ after: z.uuid().nullable() }),
)

export const removeUploadJob = defineJob('artwork.remove-upload', z.object({ storageKey: z.string() }))
