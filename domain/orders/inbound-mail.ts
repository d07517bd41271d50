/** Size of a raw email with its attachments: mail services accept no more than some 35 to 50 MB. */
export const maxInboundBytes = 50 * 1_024 * 1_024
