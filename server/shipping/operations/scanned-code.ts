import { z } from 'zod'

/** Longer than anything printed on what is scanned. */
const maxLength = 100

export const scannedCode = z.string().transform((text) => text.replaceAll('\0', '').slice(0, maxLength))
