import { Type } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'

const toldFonts = 3

/** Why a drawing cannot be printed as it is, and what to do about it. */
export function MissingFonts({ fonts, onPick }: { fonts: readonly string[]; onPick: () => void }) {
  return (
    <>
      <p className="mt-0.5 text-xs">
        <span className="font-semibold">We don’t have {fonts.slice(0, toldFonts).join(', ')}.</span> Convert
        text to outlines and upload that, or see it in one of our fonts.
      </p>
      <Button size="sm" className="mt-1.5" onClick={onPick}>
        <Type aria-hidden /> Pick a font
      </Button>
    </>
  )
}
