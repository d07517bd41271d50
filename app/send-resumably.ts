import { fetchTus } from './fetch-tus.ts'
import { endOf, mayGoWell } from './upload-failure.ts'

export type Resumable = {
  endpoint: string
  metadata: Record<string, string>
  /** The message if the connection is lost for good. */
  lost: string
  /** The same file resumes where it stopped, even after the page was closed. */
  goesOnLater?: boolean
  /** Called with shares from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Sends a file by tus and resumes after a broken connection. Returns the URL of the finished upload, or why it failed
 * for good.
 */
export async function sendResumably(
  file: File,
  { endpoint, metadata, lost, goesOnLater = false, onProgress }: Resumable,
): Promise<{ url: string } | { problem: string }> {
  const { Upload } = await fetchTus()
  return new Promise((done) => {
    const upload = new Upload(file, {
      endpoint,
      retryDelays: [0, 1_000, 3_000, 5_000, 10_000, 20_000],
      storeFingerprintForResuming: goesOnLater,
      removeFingerprintOnSuccess: true,
      metadata,
      onProgress: (sent, all) => onProgress(all ? sent / all : 0),
      onSuccess: () => done(upload.url ? { url: upload.url } : { problem: lost }),
      onShouldRetry: mayGoWell,
      onError: (error) => done({ problem: endOf(error, lost) }),
    })
    if (!goesOnLater) return upload.start()
    void upload.findPreviousUploads().then(([previous]) => {
      if (previous) upload.resumeFromPreviousUpload(previous)
      upload.start()
    })
  })
}
