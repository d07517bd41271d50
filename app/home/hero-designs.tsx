import { drawings } from './designs/index.ts'
import { type HeroDesignId, heroDesigns, perInch } from './hero-orders.ts'

const designIds = Object.keys(heroDesigns) as HeroDesignId[]

/** Each design once, for the pieces of the sheet to show. */
export function HeroDesigns() {
  return (
    <>
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
    </>
  )
}
