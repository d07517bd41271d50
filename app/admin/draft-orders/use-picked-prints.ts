import { useState } from 'react'
import type { Choices } from './draft-form.ts'
import type { PrintOnSale } from './prints-on-sale.ts'

/** The choices a page has read, plus the prints picked since, because it doesn't read all prints. */
export function usePickedPrints(read: Choices): {
  choices: Choices
  onPrintFound: (print: PrintOnSale) => void
} {
  const [picked, setPicked] = useState<PrintOnSale[]>([])
  return {
    choices: { ...read, prints: [...read.prints, ...picked] },
    onPrintFound: (print) => setPicked((before) => [...before, print]),
  }
}
