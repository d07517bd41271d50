/** Whoever uploads, unless it is for a draft order that staff write. */
export type UploadOwner = { draftOrderId?: string }

/** What the server reads of an upload's owner. */
export const ownerMetadata = ({ draftOrderId }: UploadOwner): Record<string, string> =>
  draftOrderId ? { draftorder: draftOrderId } : {}
