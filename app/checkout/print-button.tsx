import { Printer } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'

/** Browsers can also print from their own menu: without a script this does nothing, and isn't missed. */
export function PrintButton() {
  return (
    <Button variant="quiet" size="sm" className="-mr-2.5 print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      Print
    </Button>
  )
}
