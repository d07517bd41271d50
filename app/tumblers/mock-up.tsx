import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { finishNames } from '#domain/tumbler/tumblers.ts'
import type { TumblerConfiguration } from './configuration.tsx'
import type { PictureSize } from './laid-picture.tsx'
import { type CupSide, TumblerDrawing } from './tumbler-drawing.tsx'

/** The cup as it will be, front and back. */
export function MockUp({
  configuration: { size, designType, finish, wrap },
  picture,
  pictureSize,
}: {
  configuration: TumblerConfiguration
  picture: string | null
  pictureSize: PictureSize | null
}) {
  const [side, setSide] = useState<CupSide>('front')
  const shown = finish ?? size.availableColors[0] ?? 'black'
  const engraved = picture === null ? 'without a design yet' : 'engraved with your design'
  return (
    <figure className="relative flex flex-col items-center rounded-xl border border-line bg-sunken px-6 pt-6 pb-4">
      <div
        role="img"
        aria-label={`${size.id} tumbler in ${finishNames[shown]}, ${engraved}, seen from the ${side}`}
      >
        <TumblerDrawing
          sizeId={size.id}
          finish={shown}
          picture={picture}
          designType={designType}
          around={wrap && pictureSize && { wrap, size: pictureSize }}
          side={side}
          className="h-80 w-auto max-w-full sm:h-120 lg:h-136"
        />
      </div>
      <figcaption className="mt-3 flex w-full flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        <span>
          {size.id}, {finishNames[shown]}, {side}
        </span>
        <Button size="sm" onClick={() => setSide(side === 'front' ? 'back' : 'front')}>
          <RotateCw aria-hidden />
          Turn the cup
        </Button>
      </figcaption>
    </figure>
  )
}
