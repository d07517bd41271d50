import { useId } from 'react'
import { type FinishLook, finishLooks } from '#domain/mock-up/finish-looks.ts'
import { type EngravingField, engravingFieldOf, layEngraving } from '#domain/tumbler/engraving-field.ts'
import type { DesignType, Finish } from '#domain/tumbler/tumblers.ts'
import type { Wrap } from '#domain/tumbler/wrap.ts'
import { LaidPicture, type PictureSize } from './laid-picture.tsx'

export type CupSide = 'front' | 'back'

export type TumblerDrawingProps = {
  sizeId: string
  finish: Finish
  /** Address of what is engraved; null for a bare cup. */
  picture?: string | null
  designType?: DesignType
  /** Of a picture around the cup: how it lies, and its own size; without it is not drawn yet. */
  around?: { wrap: Wrap; size: PictureSize } | null
  side?: CupSide
  className?: string
}

/**
 * Outline and foot of a cup in a box of 640 × 1120, the middles of its engraving fields, and how large an inch is
 * drawn: up and down, and around the cup, where the drawing flattens what is round.
 */
const cups = {
  slim: {
    body: 'M166 230H474C478 230 480 233 480 238L436 1040C435 1056 426 1064 410 1064H230C214 1064 205 1056 204 1040L160 238C160 233 162 230 166 230Z',
    inch: { up: 104, around: 73 },
    side: [320, 600],
    wrap: [320, 640],
    foot: [190, 1032, 260],
  },
  handled: {
    body: 'M62 270H498C502 270 504 273 504 278L496 686C494 722 480 738 464 754C452 766 448 776 446 790L424 1040C422 1062 410 1070 388 1070H172C150 1070 138 1062 136 1040L114 790C112 776 108 766 96 754C80 738 66 722 64 686L56 278C56 273 58 270 62 270Z',
    inch: { up: 109, around: 70.4 },
    side: [280, 500],
    wrap: [280, 500],
    foot: [120, 1034, 320],
  },
} as const

/** Decoration: what stands around it says what it shows. A tumbler in its finish with the engraving as the laser leaves it: what is dark in the picture is engraved. */
export function TumblerDrawing(props: TumblerDrawingProps) {
  const { sizeId, finish, picture = null, designType = 'single', around, side = 'front', className } = props
  const id = useId()
  const look = finishLooks[finish]
  const isSlim = sizeId === '20oz'
  const cup = isSlim ? cups.slim : cups.handled
  const field = engravingFieldOf(sizeId, designType)
  const drawn = drawField(cup, field)
  const url = (name: string): string => `url(#${id}${name})`
  const isEngraved = picture !== null && (designType !== 'single' || side === 'front')
  return (
    <svg viewBox={isSlim ? '-30 0 700 1120' : '-70 0 700 1120'} className={className} aria-hidden="true">
      <Definitions id={id} look={look} body={cup.body} />
      <ellipse
        cx={isSlim ? 320 : 280}
        cy="1072"
        rx={isSlim ? 150 : 190}
        ry="20"
        fill="#1a120a"
        opacity="0.25"
      />
      {isSlim ? <SlimLid lid={look.lid} url={url} /> : <HandledTop look={look} side={side} url={url} />}
      <path d={cup.body} fill={url('coat')} />
      <g clipPath={url('body')}>
        {isEngraved && (
          <g filter={url('laser')}>
            {designType !== 'fullWrap' ? (
              <image href={picture} {...drawn} preserveAspectRatio="xMidYMid meet" />
            ) : (
              around &&
              wrapped(drawn, side).map((x) => (
                <svg
                  key={x}
                  {...drawn}
                  x={x}
                  viewBox={`0 0 ${field.width} ${field.height}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <LaidPicture
                    {...{ picture, size: around.size }}
                    laid={layEngraving(field, { left: 0, top: 0, ...around.size }, around.wrap)}
                  />
                </svg>
              ))
            )}
          </g>
        )}
        <rect x="40" y="220" width="480" height="860" fill={url('gloss')} />
        <path d="M40 238H520" stroke="#000" strokeWidth="8" opacity="0.24" />
        <rect x={cup.foot[0]} y={cup.foot[1]} width={cup.foot[2]} height="46" fill={url('steel')} />
      </g>
    </svg>
  )
}

/** Where the laser's field lies in the drawing: the print file has the same field in inches. */
function drawField(cup: (typeof cups)[keyof typeof cups], { width, height, fit }: EngravingField) {
  const isAround = fit === 'cover'
  const [middle, level] = isAround ? cup.wrap : cup.side
  const size = { width: width * (isAround ? cup.inch.around : cup.inch.up), height: height * cup.inch.up }
  return { x: middle - size.width / 2, y: level - size.height / 2, ...size }
}

/** A picture around the cup is twice as wide as what one sees; from behind its two ends meet. */
function wrapped({ x, width }: { x: number; width: number }, side: CupSide): number[] {
  return side === 'front' ? [x] : [x - width / 2, x + width / 2]
}

function Definitions({ id, look, body }: { id: string; look: FinishLook; body: string }) {
  const [red, green, blue] = look.engraving
  const { sheen } = look
  return (
    <defs>
      <clipPath id={`${id}body`}>
        <path d={body} />
      </clipPath>
      {/* Every pixel takes the engraving's colour; its darkness, by luma, is how much of it is seen. */}
      <filter id={`${id}laser`} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
        <feColorMatrix values={`0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} -0.299 -0.587 -0.114 1 0`} />
      </filter>
      <Gradient
        id={`${id}coat`}
        stops={[
          [0, look.edge],
          [0.1, look.coat],
          [0.86, look.coat],
          [1, look.edge],
        ]}
      />
      <Gradient
        id={`${id}gloss`}
        stops={[
          [0, '#000', 0.34],
          [0.14, '#fff', 0],
          [0.21, '#fff', sheen * 0.6],
          [0.27, '#fff', sheen * 0.4],
          [0.34, '#fff', 0],
          [0.62, '#000', 0.03],
          [0.84, '#000', 0.22],
          [0.91, '#fff', sheen * 0.14],
          [1, '#000', 0.42],
        ]}
      />
      <Gradient
        id={`${id}steel`}
        stops={[
          [0, '#565b60'],
          [0.14, '#e8ebed'],
          [0.28, '#a7adb2'],
          [0.46, '#f4f6f7'],
          [0.7, '#8b9196'],
          [0.86, '#dfe3e5'],
          [1, '#54595d'],
        ]}
      />
    </defs>
  )
}

type Stop = [offset: number, color: string, opacity?: number]

function Gradient({ id, stops }: { id: string; stops: Stop[] }) {
  return (
    <linearGradient id={id}>
      {stops.map(([offset, color, opacity = 1]) => (
        <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
      ))}
    </linearGradient>
  )
}

type Url = (name: string) => string

function SlimLid({ lid, url }: { lid: string; url: Url }) {
  return (
    <>
      <rect x="172" y="156" width="296" height="70" rx="20" fill={url('steel')} opacity="0.45" />
      <rect x="156" y="196" width="328" height="40" rx="12" fill={url('steel')} opacity="0.6" />
      <rect x="268" y="142" width="104" height="22" rx="10" fill={lid} />
      <rect x="156" y="222" width="328" height="22" rx="8" fill={url('steel')} />
    </>
  )
}

/** Lid, straw and handle; from behind the handle is on the other side. */
function HandledTop({ look, side, url }: { look: FinishLook; side: CupSide; url: Url }) {
  const handle = 'M490 342H560C590 342 602 360 600 400L590 606C587 650 572 674 540 686L484 714'
  return (
    <>
      <g transform={side === 'back' ? 'translate(560 0) scale(-1 1)' : undefined}>
        <path d={handle} fill="none" stroke={look.edge} strokeWidth="52" />
        <path d={handle} fill="none" stroke={look.coat} strokeWidth="42" />
      </g>
      <path d="M350 196L388 10" stroke="#b9c0c4" strokeWidth="30" />
      <path d="M345 196L383 10" stroke="#fff" strokeWidth="8" opacity="0.7" />
      <rect x="92" y="176" width="376" height="62" rx="22" fill={look.lid} />
      <rect x="70" y="216" width="420" height="46" rx="14" fill={look.lid} />
      <rect x="70" y="216" width="420" height="46" rx="14" fill={url('gloss')} />
      <rect x="52" y="256" width="456" height="24" rx="8" fill={url('steel')} />
    </>
  )
}
