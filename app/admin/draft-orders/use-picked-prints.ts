import { useState } from 'react'
import type { Choices } from './draft-form.ts'
import type { PrintOnSale } from './prints-on-sale.ts'

/** What a page has read, and of the prints, which it does not read all, those that were picked since. */
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
