import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useLoadedPicture } from '#app/ui/use-loaded-picture.ts'
import type { CupSide } from '#domain/mock-up/compose-tumbler.ts'
import { type TumblerLook, tumblerAddress } from '#domain/mock-up/tumbler-look.ts'
import type { MockUpWidth } from '#domain/mock-up/widths.ts'
import { finishNames } from '#domain/tumbler/tumblers.ts'
import type { TumblerConfiguration } from './configuration.tsx'
import { LaidOnCup } from './laid-on-cup.tsx'
import type { PictureSize } from './laid-picture.tsx'

type MockUpProps = {
  configuration: TumblerConfiguration
  /** The engraved image, as the browser has it; `artworkId` is the shop's copy. */
  picture: string | null
  pictureSize: PictureSize | null
  artworkId: string | null
}

const width: MockUpWidth = 960

/** The cup as it will be, front and back: the same image as in the cart, order and email. */
export function MockUp({ configuration, picture, pictureSize, artworkId }: MockUpProps) {
  const { size, designType, finish, wrap } = configuration
  const [side, setSide] = useState<CupSide>('front')
  const shown = finish ?? size.availableColors[0] ?? 'black'
  const engraved = picture === null ? 'without a design yet' : 'engraved with your design'
  const look: TumblerLook = { sizeId: size.id, finish: shown, designType, side, artworkId, wrap }
  return (
    <figure className="relative flex flex-col items-center overflow-clip rounded-xl border border-line bg-[#eceae6] pb-4">
      <div
        role="img"
        aria-label={`${size.id} tumbler in ${finishNames[shown]}, ${engraved}, seen from the ${side}`}
        className="relative aspect-square w-full overflow-clip"
      >
        <CupAtOnce {...{ look, picture, pictureSize }} />
      </div>
      <figcaption className="mt-3 flex w-full flex-wrap items-center justify-between gap-2 px-6 text-black/70 text-sm">
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

/** Until the image has loaded, the design is drawn over the bare cup, so that the shopper's choices show right away. */
function CupAtOnce({
  look,
  picture,
  pictureSize,
}: { look: TumblerLook } & Omit<MockUpProps, 'configuration' | 'artworkId'>) {
  const bare = useLoadedPicture(tumblerAddress({ ...look, artworkId: null, wrap: null }, width))
  const wanted = tumblerAddress(look, width)
  const whole = useLoadedPicture(wanted)
  const isWhole = look.artworkId !== null && whole.src === wanted
  return (
    <>
      <img
        src={isWhole ? whole.src : bare.src}
        alt=""
        width={width}
        height={width}
        className="size-full object-cover"
      />
      {!isWhole && picture !== null && <LaidOnCup {...{ look, picture }} size={pictureSize} />}
    </>
  )
}
