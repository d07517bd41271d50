import type { SquareClient } from 'square'

export type SquareDeps = Pick<SquareSettings, 'locationId'> & { client: SquareClient }
export type SquareSettings = {
  accessToken: string
  locationId: string
  webhookSignatureKey: string
  environment: 'production' | 'sandbox'
  /** Overrides the environment's own URL; set by tests. */
  apiUrl?: string
  /** The URL that Square posts events to; its signatures cover it. */
  notificationUrl: string
  /** Total time limit for one query. */
  timeoutSeconds: number
}
