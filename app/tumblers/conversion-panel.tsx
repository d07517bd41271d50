import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { type Conversion, firstConversion } from '#domain/tumbler/convert-engraving.ts'
import type { Convert } from './use-tumbler-design.ts'

export type ConversionPanelProps = {
  convert: Convert
  /** The live preview, for the cup; null while there is none. */
  onPreview: (picture: string | null) => void
  onAccept: (conversion: Conversion) => Promise<void>
}

/** px of the longest side: fast enough to follow a slider, sharp enough for the cup on the page. */
const previewSide = 700
const methods = [
  { value: 'threshold', label: 'Threshold', description: 'Crisp edges: logos, text' },
  { value: 'dither', label: 'Dither', description: 'Dots for shades: photos' },
]

/** Converts a color image to black and white, live, instead of just refusing it. */
export function ConversionPanel({ convert, onPreview, onAccept }: ConversionPanelProps) {
  const [conversion, setConversion] = useState<Conversion>(firstConversion)
  const [made, setMade] = useState<{ url: string; share: number } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const sliderId = useId()
  const titleId = useId()
  const tell = useEffectEvent(onPreview)
  const ask = useEffectEvent(convert)

  useEffect(() => {
    let isCurrent = true
    let url: string | null = null
    void ask(conversion, previewSide).then((answer) => {
      if (!isCurrent || !answer) return
      url = URL.createObjectURL(answer.picture)
      setMade({ url, share: answer.share })
      tell(url)
    })
    return () => {
      isCurrent = false
      const old = url
      // The old URL is revoked only once the next image is shown, so that nothing flickers.
      if (old !== null) setTimeout(() => URL.revokeObjectURL(old), 2_000)
    }
  }, [conversion])
  useEffect(() => () => tell(null), [])

  const change = (changes: Partial<Conversion>): void => setConversion((now) => ({ ...now, ...changes }))
  const accept = async (): Promise<void> => {
    setBusy(true)
    await onAccept(conversion).finally(() => setBusy(false))
  }
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-5">
      <div>
        <h3 id={titleId} className="text-lg font-bold">
          Make it black and white
        </h3>
        <p className="mt-1 text-sm text-ink-muted">
          We convert it for the laser. Your original image is kept, too.
        </p>
      </div>
      <div className="flex h-56 items-center justify-center rounded-md border border-film-line bg-film p-3">
        {made && (
          <img src={made.url} alt="Converted design" className="max-h-full max-w-full object-contain" />
        )}
      </div>
      <ConversionFields {...{ titleId, conversion, change, sliderId, made }} />
      <Button variant="primary" isBusy={isBusy} disabled={made?.share === 0} onClick={() => void accept()}>
        Use this design
      </Button>
    </Card>
  )
}

function ConversionFields({
  titleId,
  conversion,
  change,
  sliderId,
  made,
}: {
  titleId: string
  conversion: Conversion
  change: (changes: Partial<Conversion>) => void
  sliderId: string
  made: { url: string; share: number } | null
}) {
  return (
    <>
      <RadioCards
        label="Method"
        name={`conversion-method-${titleId}`}
        columns="grid-cols-1 sm:grid-cols-2"
        value={conversion.method}
        onValueChange={(method) => change({ method: method === 'dither' ? 'dither' : 'threshold' })}
        options={methods}
      />
      <div>
        <label htmlFor={sliderId} className="flex justify-between text-sm font-semibold">
          How much is engraved
          <output htmlFor={sliderId} className="figures font-normal text-ink-muted">
            {made ? `${Math.round(made.share * 100)}% of the image` : ''}
          </output>
        </label>
        <input
          id={sliderId}
          type="range"
          min={1}
          max={254}
          value={conversion.level}
          onChange={(event) => change({ level: event.target.valueAsNumber })}
          className="mt-2 h-8 w-full accent-magenta"
        />
      </div>
      <Checkbox
        label="Invert: engrave what is light"
        checked={conversion.isInverted}
        onChange={(event) => change({ isInverted: event.target.checked })}
      />
    </>
  )
}
