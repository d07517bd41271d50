import type { Readable } from 'node:stream'

/** A file from the design service, as it arrives. */
export type ServiceFile = { contentType: string; body: Readable }

/**
 * An outside design service (docs/spec-map.md B7: admin-drip-generate, admin-drip-details).
 * Calls are never made inside a transaction.
 */
export type DesignService = {
  /** URL at which its editor opens a design, and the origin of its messages. */
  editorUrl(designId: string): string
  origin: string
  /** Starts it; some designs are returned immediately. @throws DesignServiceError */
  generate(designId: string): Promise<ServiceFile | 'started'>
  /** @throws DesignServiceError */
  isReady(designId: string): Promise<boolean>
  /** @throws DesignServiceError with the service's own status. */
  download(designId: string): Promise<ServiceFile>
}

/** The service answered with an error (`status`), not as agreed, or not at all (`status` null). */
export class DesignServiceError extends Error {
  readonly status: number | null

  constructor(message: string, status: number | null) {
    super(message)
    this.name = 'DesignServiceError'
    this.status = status
  }
}
