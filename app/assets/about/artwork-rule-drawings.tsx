import type { ReactNode } from 'react'

/** Two halves of one image: how it should not be, and how it should. */
function Halves({
  wrong,
  right,
  ground = 'fill-raised',
}: {
  wrong: ReactNode
  right: ReactNode
  ground?: string
}) {
  return (
    <svg viewBox="0 0 320 180" className="w-full" aria-hidden strokeLinejoin="round" strokeLinecap="round">
      <path d="M0 0h320v180H0z" className={ground} />
      <g>{wrong}</g>
      <g transform="translate(160 0)">{right}</g>
      <path d="M160 0v180" className="stroke-line-strong" strokeWidth="3" strokeDasharray="8 8" />
      <g transform="translate(18 18)">
        <circle r="11" className="fill-red" cx="8" cy="8" />
        <path d="m4 4 8 8m0-8-8 8" stroke="white" strokeWidth="3" />
      </g>
      <g transform="translate(286 18)">
        <circle r="11" className="fill-green" cx="8" cy="8" />
        <path d="m3 8 4 4 7-8" stroke="white" strokeWidth="3" fill="none" />
      </g>
    </svg>
  )
}

const stair = 'M24 148v-24h12v-24h12V82h14V68h18V56h24V44h40v104z'

export function ResolutionDrawing() {
  return (
    <Halves
      wrong={<path d={stair} className="fill-magenta" />}
      right={<path d="M16 148C16 86 62 44 136 44v104z" className="fill-magenta" />}
    />
  )
}

const flower = (
  <g>
    <circle cx="80" cy="92" r="40" className="fill-yellow stroke-black" strokeWidth="4" />
    <path d="M66 84v6m28-6v6M62 102c8 14 28 14 36 0" stroke="black" strokeWidth="4" fill="none" />
  </g>
)

/** On a dark shirt: the background that goes unnoticed on paper. */
export function TransparencyDrawing() {
  return (
    <Halves
      ground="fill-[oklch(0.36_0.09_262)]"
      wrong={
        <>
          <path d="M28 40h104v104H28z" fill="white" />
          {flower}
        </>
      }
      right={flower}
    />
  )
}

export function LineWidthDrawing() {
  return (
    <Halves
      wrong={
        <g className="stroke-ink" fill="none">
          <path d="M36 62h92" strokeWidth="1.4" />
          <path d="M36 84h92" strokeWidth="1.4" strokeDasharray="16 5" />
          <path d="M36 122h92M36 129.5h92" strokeWidth="6" />
        </g>
      }
      right={
        <g className="stroke-ink" fill="none">
          <path d="M30 62h92M30 84h92" strokeWidth="6" />
          <path d="M30 118h92M30 136h92" strokeWidth="6" />
          <path
            d="M136 57v10m-4-10h8m-8 10h8M136 121v12m-4-12h8m-8 12h8"
            className="stroke-magenta-ink"
            strokeWidth="2.5"
          />
        </g>
      }
    />
  )
}

export function HaloDrawing() {
  const star = 'm80 46 13 29 32 4-24 21 7 32-28-16-28 16 7-32-24-21 32-4z'
  return (
    <Halves
      ground="fill-[oklch(0.3_0.02_60)]"
      wrong={
        <>
          {[30, 22, 14, 7].map((width) => (
            <path key={width} d={star} stroke="white" strokeOpacity="0.22" strokeWidth={width} fill="none" />
          ))}
          <path d={star} className="fill-cyan" />
        </>
      }
      right={<path d={star} className="fill-cyan" />}
    />
  )
}
