/** Of a mail with its files, as it comes: mail services take no more than some 35 to 50 MB. */
export const maxInboundBytes = 50 * 1_024 * 1_024
