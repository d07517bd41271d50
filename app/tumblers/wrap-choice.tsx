import { useId } from 'react'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { cutShare, type EngravingField, layEngraving } from '#domain/tumbler/engraving-field.ts'
import { smallestWrap, type Wrap, wrapWays } from '#domain/tumbler/wrap.ts'
import { LaidPicture, type PictureSize } from './laid-picture.tsx'

/** How the design wraps around the cup, and what that cuts off, on the band before it is rolled up. */
export function WrapChoice({
  field,
  picture,
  size,
  wrap,
  onChange,
}: {
  field: EngravingField
  picture: string
  size: PictureSize
  wrap: Wrap
  onChange: (wrap: Wrap) => void
}) {
  const ink = { left: 0, top: 0, ...size }
  const cut = Math.round(cutShare(field, size) * 100)
  const times = layEngraving(field, ink, { ...wrap, way: 'repeat' }).length
  const words = {
    fill: ['Fill the band', cut === 0 ? 'Nothing is cut off' : `${cut}% of your design is cut off`],
    whole: ['All of it, once', 'Nothing is cut off'],
    repeat: ['All of it, repeated', `${times} × around the cup`],
  } as const
  return (
    <section aria-label="Around the cup" className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <RadioCards
        label="Around the cup"
        name="wrap"
        columns="grid-cols-1 sm:grid-cols-3"
        value={wrap.way}
        onValueChange={(chosen) =>
          onChange({ ...wrap, way: wrapWays.find((way) => way === chosen) ?? wrap.way })
        }
        options={wrapWays.map((way) => ({ value: way, label: words[way][0], description: words[way][1] }))}
      />
      <Band {...{ field, picture, size, wrap }} />
      {wrap.way !== 'fill' && (
        <Slider
          label="Size"
          min={smallestWrap}
          value={wrap.size}
          words={`${Math.round(wrap.size * 100)}%`}
          onValue={(value) => onChange({ ...wrap, size: value })}
        />
      )}
      {(wrap.way === 'fill' ? cut > 0 : wrap.size < 1 || hasRoomAbove(field, ink, wrap)) && (
        <Slider
          label={wrap.way === 'fill' ? 'Part shown' : 'Height on the cup'}
          min={0}
          value={wrap.place}
          words={placeWords(wrap.place)}
          onValue={(value) => onChange({ ...wrap, place: value })}
        />
      )}
    </section>
  )
}

const hasRoomAbove = (field: EngravingField, ink: Parameters<typeof layEngraving>[1], wrap: Wrap): boolean =>
  layEngraving(field, ink, wrap).some(({ height }) => height < field.height - 0.01)

const placeWords = (place: number): string => {
  if (place === 0.5) return 'in the middle'
  return place < 0.5
    ? `${Math.round(place * 100)}% from the start`
    : `${Math.round((1 - place) * 100)}% from the end`
}

/** The band unrolled; parts that are cut off are shown faded beside it. */
function Band({
  field,
  picture,
  size,
  wrap,
}: {
  field: EngravingField
  picture: string
  size: PictureSize
  wrap: Wrap
}) {
  const whole = { left: 0, top: 0, ...size }
  const laid = layEngraving(field, whole, wrap)
  const [first] = laid
  const scale = first ? first.width / first.ink.width : 1
  const [left, top] = wrap.way === 'fill' && first ? [first.ink.left * scale, first.ink.top * scale] : [0, 0]
  const shown = wrap.way === 'fill' ? [size.width * scale, size.height * scale] : [field.width, field.height]
  const cutWords =
    wrap.way === 'fill' && cutShare(field, size) > 0.005 ? ', with the cut-off part shown pale' : ''
  return (
    <svg
      role="img"
      aria-label={`The band around the cup, unrolled${cutWords}`}
      viewBox={`${-left - 0.1} ${-top - 0.1} ${(shown[0] ?? 0) + 0.2} ${(shown[1] ?? 0) + 0.2}`}
      className="max-h-60 w-full rounded-md bg-paper"
    >
      {wrap.way === 'fill' && (
        <image
          href={picture}
          x={-left}
          y={-top}
          width={shown[0]}
          height={shown[1]}
          preserveAspectRatio="none"
          opacity="0.25"
        />
      )}
      <rect width={field.width} height={field.height} className="fill-surface" />
      <LaidPicture {...{ picture, size, laid }} />
      <rect
        width={field.width}
        height={field.height}
        className="fill-none stroke-magenta-ink"
        strokeWidth="0.06"
        strokeDasharray="0.2 0.12"
      />
    </svg>
  )
}

function Slider({
  label,
  min,
  value,
  words,
  onValue,
}: {
  label: string
  min: number
  value: number
  words: string
  onValue: (value: number) => void
}) {
  const id = useId()
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3 text-sm">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={1}
        step={0.05}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onValue(event.target.valueAsNumber)}
        className="h-9 w-full accent-magenta"
      />
      <span className="figures w-28 text-right">{words}</span>
    </div>
  )
}
