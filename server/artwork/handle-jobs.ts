import type { ArtworkDeps } from './deps.ts'
import { inspectArtwork } from './inspect-artwork.ts'
import { inspectionJobs, measureEarlierJob, removeUploadJob, sweepUploadsJob } from './jobs.ts'
import { measureEarlier } from './measure/measure-earlier.ts'
import { removeUpload } from './remove-upload.ts'
import { sweepUploads } from './sweep-uploads.ts'

export function handleArtworkJobs(deps: ArtworkDeps): void {
  const { jobs, files } = deps
  for (const job of Object.values(inspectionJobs))
    jobs.handle(job, ({ artworkId }) => inspectArtwork(deps, artworkId), { concurrency: 2 })
  jobs.handle(removeUploadJob, ({ storageKey }) => removeUpload(files, storageKey))
  jobs.handle(sweepUploadsJob, () => sweepUploads(deps))
  jobs.schedule(sweepUploadsJob, '*/10 * * * *', {})
  jobs.handle(measureEarlierJob, ({ after }) => measureEarlier(deps, after))
  jobs.schedule(measureEarlierJob, '*/10 * * * *', { after: null })
}
