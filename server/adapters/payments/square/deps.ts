import type { SquareClient } from 'square'

export type SquareDeps = Pick<SquareSettings, 'locationId'> & { client: SquareClient }
export type SquareSettings = {
  accessToken: string
  locationId: string
  webhookSignatureKey: string
  environment: 'production' | 'sandbox'
  /** In place of the environment's own address; tests set it. */
  apiUrl?: string
  /** Where Square posts events; its signatures cover this address. */
  notificationUrl: string
  /** What a question may take in whole. */
  timeoutSeconds: number
}
