/** The characters of GSM 7-bit (3GPP TS 23.038, section 6.2.1); those of its extension count twice. */
const basic = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà]$/
const extended = /^[\f^{}\\[~\]|€]$/

/**
 * The number of segments a text is sent in, each of which is billed: 160 characters, or 70 if any character is not in
 * GSM 7-bit.
 */
export function textPieces(text: string): number {
  const characters = [...text]
  const isGsm = characters.every((one) => basic.test(one) || extended.test(one))
  const length = isGsm ? characters.reduce((sum, one) => sum + (extended.test(one) ? 2 : 1), 0) : text.length
  const [alone, joined] = isGsm ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / joined)
}
