const codeShape = /^GWP-[2-9A-HJKMNP-TV-Z]{8}$/

/** A QR code as PNG for whatever looks like a pickup code: it says nothing that its address does not. */
export async function drawPickupCode(code: string): Promise<Uint8Array | null> {
  if (!codeShape.test(code)) return null
  const { toBuffer } = await import('bwip-js/node')
  return toBuffer({ bcid: 'qrcode', text: code, scale: 8, padding: 8, backgroundcolor: 'FFFFFF' })
}
