import { Button } from '#app/ui/button.tsx'
import { fontNames, type LetteringFont } from '#domain/lettering/fonts.ts'
import type { LetteringPreview } from '#domain/lettering/lettering.ts'

const mostOffered = 3

/** Why a text cannot be typeset, and which fonts can do it. */
export function MissingLetters({
  preview: { message, missing, fontsThatHave },
  onFont,
}: {
  preview: Extract<LetteringPreview, { ok: false }>
  onFont: (font: LetteringFont) => void
}) {
  return (
    <div role="alert" className="mt-2 rounded-sm bg-yellow-wash p-3 text-sm">
      <p className="font-semibold">{message}</p>
      {missing.length > 0 && fontsThatHave.length === 0 && (
        <p className="mt-1">None of our fonts has all of them. Remove them, or upload an image instead.</p>
      )}
      {missing.length > 0 && fontsThatHave.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {fontsThatHave.slice(0, mostOffered).map((font) => (
            <Button key={font} size="sm" className="max-lg:h-11" onClick={() => onFont(font)}>
              Use {fontNames[font]}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
