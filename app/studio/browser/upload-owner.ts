/** Whoever uploads, unless it is for a manual order that staff write. */
export type UploadOwner = { manualOrderId?: string }

/** What the server reads of an upload's owner. */
export const ownerMetadata = ({ manualOrderId }: UploadOwner): Record<string, string> =>
  manualOrderId ? { manualorder: manualOrderId } : {}
