import { inches } from '../units.ts'

/** On film, above the art: a whole number of print pixels, and tall enough for the QR code and its quiet zone. */
export const headerStripHeight = inches(0.75)
