const codeShape = /^GWP-[2-9A-HJKMNP-TV-Z]{8}$/

/** A QR code as PNG for anything that looks like a pickup code: it reveals nothing that its URL doesn't. */
export async function drawPickupCode(code: string): Promise<Uint8Array | null> {
  if (!codeShape.test(code)) return null
  const { toBuffer } = await import('bwip-js/node')
  return toBuffer({ bcid: 'qrcode', text: code, scale: 8, padding: 8, backgroundcolor: 'FFFFFF' })
}
