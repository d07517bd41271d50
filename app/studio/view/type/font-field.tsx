import { Skeleton } from '#app/ui/skeleton.tsx'
import { fontNames, type LetteringFont, letteringFonts } from '#domain/lettering/fonts.ts'
import type { TextBlock } from '#domain/lettering/lettering.ts'
import { mm } from '#domain/units.ts'
import { ChoiceField } from './choice-field.tsx'
import { DrawnLettering } from './drawn-lettering.tsx'
import { usePreviews } from './use-previews.ts'

const longestSample = 10

/** The shop's fonts, each previewed with the shopper's own text. */
export function FontField({
  label = 'Font',
  text,
  value,
  onValueChange,
}: {
  label?: string
  text: string
  value: LetteringFont
  onValueChange: (font: LetteringFont) => void
}) {
  const sample = Array.from(text.trim().split('\n')[0] ?? '')
    .slice(0, longestSample)
    .join('')
    .trim()
  const { previews, problem } = usePreviews(letteringFonts.map((font) => sampleOf(font, sample || 'Abc')))
  return (
    <ChoiceField
      label={label}
      value={value}
      onValueChange={onValueChange}
      columns="grid-cols-3"
      choices={letteringFonts.map((font, at) => {
        const preview = previews[at]
        return {
          value: font,
          label: fontNames[font],
          picture: (
            <span className="flex h-8 w-full items-center justify-center text-ink">
              {!preview && !problem && <Skeleton className="h-4 w-3/4" />}
              {preview?.ok && <DrawnLettering drawing={preview.drawing} className="h-7 w-full" />}
              {preview && !preview.ok && (
                <span className="text-xs font-normal text-ink-muted">missing characters</span>
              )}
            </span>
          ),
        }
      })}
    />
  )
}

const sampleOf = (font: LetteringFont, text: string) => ({
  gap: mm(0),
  blocks: [
    {
      text,
      font,
      height: mm(10),
      heightOf: 'capitals',
      letterSpacing: 0,
      lineSpacing: 100,
      align: 'center',
      shape: { kind: 'straight' },
      color: '#1c1a17',
      outline: null,
    } satisfies TextBlock,
  ],
})
