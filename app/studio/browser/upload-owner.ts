/** The person uploading, unless it is for a draft order written by staff. */
export type UploadOwner = { draftOrderId?: string }

/** The owner of an upload as the server reads it. */
export const ownerMetadata = ({ draftOrderId }: UploadOwner): Record<string, string> =>
  draftOrderId ? { draftorder: draftOrderId } : {}
