import { useId } from 'react'
import { cupShapeOf } from '#domain/mock-up/cup-shape.ts'
import { finishLooks } from '#domain/mock-up/finish-looks.ts'
import type { TumblerLook } from '#domain/mock-up/tumbler-look.ts'
import { type EngravingField, engravingFieldOf, layEngraving } from '#domain/tumbler/engraving-field.ts'
import { LaidPicture, type PictureSize } from './laid-picture.tsx'

type LaidOnCupProps = {
  look: TumblerLook
  /** URL of the engraved image, which the shop may not have yet. */
  picture: string
  /** Null until the browser has loaded it. */
  size: PictureSize | null
}

/** Foreshortening of a round surface: half of the way around appears as one diameter. */
const flattened = 2 / Math.PI

/** The design over the image of its bare cup, in the same frame, until the image that includes it has loaded. */
export function LaidOnCup({ look, picture, size }: LaidOnCupProps) {
  const id = useId()
  const { sizeId, finish, designType, side } = look
  const shape = cupShapeOf(sizeId)
  const field = engravingFieldOf(sizeId, designType)
  if (designType === 'single' && side === 'back') return null
  const { left, top, side: length } = shape.frame
  const [red, green, blue] = finishLooks[finish].engraving
  const reach = Math.max(...shape.rings.filter(({ made }) => made === 'coat').flatMap(({ radii }) => radii))
  return (
    <svg
      viewBox={`${left} ${top} ${length} ${length}`}
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <defs>
        {/* Every pixel gets the engraving's color; its darkness (luma) sets the opacity. */}
        <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
          <feColorMatrix
            values={`0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} -0.299 -0.587 -0.114 1 0`}
          />
        </filter>
      </defs>
      <svg
        aria-hidden="true"
        x={-reach}
        y={top}
        width={2 * reach}
        height={length}
        viewBox={`${-reach} ${top} ${2 * reach} ${length}`}
      >
        <g filter={`url(#${id})`}>
          {designType === 'fullWrap' ? (
            size && <Around {...{ look, picture, size, field }} />
          ) : (
            <image href={picture} {...boxOf(field, shape.level.side)} preserveAspectRatio="xMidYMid meet" />
          )}
        </g>
      </svg>
    </svg>
  )
}

const boxOf = ({ width, height }: { width: number; height: number }, level: number) => ({
  x: -width / 2,
  y: level - height / 2,
  ...{ width, height },
})

/** Seen from behind, its two ends meet. */
function Around({
  look,
  picture,
  size,
  field,
}: LaidOnCupProps & { size: PictureSize; field: EngravingField }) {
  const box = boxOf({ ...field, width: field.width * flattened }, cupShapeOf(look.sizeId).level.around)
  const laid = layEngraving(field, { left: 0, top: 0, ...size }, look.wrap ?? undefined)
  const starts = look.side === 'front' ? [box.x] : [box.x - box.width / 2, box.x + box.width / 2]
  return starts.map((x) => (
    <svg
      key={x}
      {...box}
      x={x}
      viewBox={`0 0 ${field.width} ${field.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <LaidPicture {...{ picture, size, laid }} />
    </svg>
  ))
}
