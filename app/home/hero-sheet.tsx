import { drawings } from './designs/index.ts'
import { type HeroDesignId, heroDesigns } from './hero-orders.ts'
import type { HeroSheet as Sheet } from './nest-hero.ts'

const perInch = 100
const ruler = 90
const designIds = Object.keys(heroDesigns) as HeroDesignId[]

/** A gang sheet as our engine nested it: film on a light table, with a ruler in inches. */
export function HeroSheet({ sheet }: { sheet: Sheet }) {
  const width = sheet.width * perInch
  const height = sheet.height * perInch
  const used = sheet.used * perInch
  return (
    <svg
      viewBox={`${-ruler} ${-ruler} ${width + ruler} ${height + ruler}`}
      className="block w-full overflow-visible"
      role="img"
      aria-label={`A 22-inch gang sheet with ${sheet.pieces.length} designs, laid out by our nesting engine`}
    >
      <SheetDefs />
      <Ruler inches={sheet.width} isAlong />
      <Ruler inches={sheet.height} />
      <rect width={width} height={height} className="fill-film" />
      <rect width={width} height={height} fill="url(#hero-inches)" />
      <g className="hero-used" style={{ transform: `translateY(${used}px)` }}>
        <rect width={width} height={height - used} fill="url(#hero-free)" />
        <path d={`M0 0H${width}`} className="stroke-cyan" strokeWidth="7" strokeDasharray="34 22" />
      </g>
      {sheet.pieces.map(({ key, design, x, y, turn }) => {
        const w = heroDesigns[design].width * perInch
        const h = heroDesigns[design].height * perInch
        return (
          <g
            key={key}
            className="hero-piece"
            style={{ transform: `translate(${x * perInch}px, ${y * perInch}px) rotate(${turn}deg)` }}
          >
            <use href={`#design-${design}`} x={-w / 2} y={-h / 2} width={w} height={h} />
          </g>
        )
      })}
      <rect
        x="1.5"
        y="1.5"
        width={width - 3}
        height={height - 3}
        fill="none"
        className="stroke-line-strong"
        strokeWidth="5"
      />
    </svg>
  )
}

function SheetDefs() {
  return (
    <defs>
      {designIds.map((id) => {
        const Drawing = drawings[id]
        const { width: w, height: h } = heroDesigns[id]
        return (
          <symbol
            key={id}
            id={`design-${id}`}
            viewBox={`0 0 ${w * perInch} ${h * perInch}`}
            overflow="visible"
          >
            <Drawing />
          </symbol>
        )
      })}
      <pattern id="hero-inches" width={perInch} height={perInch} patternUnits="userSpaceOnUse">
        <path d={`M${perInch} 0H0v${perInch}`} fill="none" className="stroke-film-line" strokeWidth="3" />
      </pattern>
      <pattern
        id="hero-free"
        width="40"
        height="40"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0v40" className="stroke-cyan" strokeWidth="6" opacity="0.5" />
      </pattern>
    </defs>
  )
}

function Ruler({ inches, isAlong = false }: { inches: number; isAlong?: boolean }) {
  const marks = Array.from({ length: inches + 1 }, (_, inch) => inch)
  return (
    <g className="fill-ink-faint" fontSize="38" fontFamily="var(--font-mono)">
      {marks.map((inch) => {
        const at = inch * perInch
        const long = inch % 2 === 0 ? 34 : 20
        return isAlong ? (
          <path key={inch} d={`M${at - 2} ${-14 - long}h4v${long}h-4z`} />
        ) : (
          <path key={inch} d={`M${-14 - long} ${at - 2}h${long}v4h-${long}z`} />
        )
      })}
    </g>
  )
}
